import type { CSSProperties } from 'react'
import { AskPerson } from './AskPerson.tsx'
import { readableText } from './colors.ts'
import { Composer } from './Composer.tsx'
import { Header } from './Header.tsx'
import { MessageList } from './MessageList.tsx'
import { panelCss } from './panel.css.ts'
import { panelStrings } from './strings.ts'
import type { PanelStrings } from './strings.ts'
import { Suggestions } from './Suggestions.tsx'
import type { PanelMessage, PersonRequest } from './types.ts'
import { useAnnouncement } from './use-announcement.ts'

export type ChatPanelProps = {
  brandName: string
  /** Hex. Text that could not be read on it is drawn black or white instead, see `readableText`. */
  brandColor: string
  textColor: string
  /** Markdown; empty for none. */
  welcomeMessage: string
  /** Shown until the visitor has written something, and always in a preview. */
  suggestions: string[]
  /** Oldest first. */
  messages: PanelMessage[]
  /** The name of whoever is typing, null for nobody. */
  typing?: string | null
  /** The name of the person who has taken over ('' when it is not known), null while the bot answers. */
  person?: string | null
  isOffline?: boolean
  /** What went wrong apart from a single message, fit to show. */
  notice?: string | null
  /** `none` hides 'Talk to a person', `offered` brings it forward, `requested` says that someone has been asked. */
  handover?: 'none' | 'possible' | 'offered' | 'requested'
  /** Draws everything, sends nothing: for a preview. */
  isDisabled?: boolean
  colorScheme?: 'auto' | 'light' | 'dark'
  dir?: 'ltr' | 'rtl'
  strings?: PanelStrings
  /** True where `panelCss` is already in force, as in the shadow root of the embed. */
  hasStyles?: boolean
  onSend?: (text: string) => void
  onRetry?: (id: string) => void
  onAskPerson?: (request: PersonRequest) => void
  /** Without it there is no close button. */
  onClose?: () => void
}

/** The whole chat, as pure function of its props: it fetches nothing and stores nothing. Fills its container. */
export const ChatPanel = ({
  strings = panelStrings,
  person = null,
  handover = 'none',
  typing = null,
  ...props
}: ChatPanelProps) => {
  const { brandName, messages, suggestions, isDisabled = false } = props
  const brand = readableText(props.brandColor, props.textColor)
  const announcement = useAnnouncement(messages)
  // What stands below a growing reply would be pushed down with every line of it.
  const isReplying = typing !== null || messages.at(-1)?.state === 'streaming'
  const hasWritten = messages.some((message) => message.from === 'visitor')
  const send = (text: string) => !isDisabled && props.onSend?.(text)
  return (
    <section
      className="nx-panel"
      dir={props.dir}
      data-scheme={props.colorScheme ?? 'auto'}
      style={{ '--nx-brand': brand.background, '--nx-on-brand': brand.color } as CSSProperties}
    >
      {!props.hasStyles && <style>{panelCss}</style>}
      <Header brandName={brandName} person={person} strings={strings} onClose={props.onClose} />
      <MessageList
        messages={messages}
        welcome={{
          id: 'welcome',
          from: 'agent',
          name: brandName,
          text: props.welcomeMessage,
          state: 'sent',
          sources: [],
        }}
        typing={typing}
        strings={strings}
        onRetry={props.onRetry}
      >
        {(!hasWritten || isDisabled) && suggestions.length > 0 && (
          <Suggestions suggestions={suggestions} label={strings.suggestions} onPick={send} />
        )}
        {handover !== 'none' && person === null && (
          <div className="nx-after" hidden={isReplying}>
            <AskPerson
              state={handover}
              strings={strings}
              onAsk={(request) => !isDisabled && props.onAskPerson?.(request)}
            />
          </div>
        )}
      </MessageList>
      <p className="nx-hidden" aria-live="polite">
        {announcement}
      </p>
      {(props.isOffline || props.notice) && (
        <p className="nx-banner" role="status">
          {props.notice || strings.offline}
        </p>
      )}
      <Composer strings={strings} isDisabled={isDisabled} onSend={send} />
      <footer className="nx-powered">
        {strings.poweredBy} <b>Nexus</b>
      </footer>
    </section>
  )
}
