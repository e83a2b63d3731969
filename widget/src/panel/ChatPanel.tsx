import { useState } from 'react'
import type { ClipboardEvent, DragEvent } from 'react'
import { AskPerson } from './AskPerson.tsx'
import { brandStyle, ownCss } from './brand.ts'
import { Composer } from './Composer.tsx'
import { Header } from './Header.tsx'
import { MessageList } from './MessageList.tsx'
import { parts } from './parts.ts'
import { coreStrings } from './strings.ts'
import type { PanelStrings } from './strings.ts'
import { Suggestions } from './Suggestions.tsx'
import type { AfterChat, Away, PanelMessage, PersonRequest } from './types.ts'
import { useAnnouncement } from './use-announcement.ts'
import { usePart } from './use-part.ts'

export type ChatPanelProps = {
  brandName: string
  /** Hex. Text in a colour that is unreadable on it becomes black or white, see `readableText`. */
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
  /** An error that does not belong to a single message, as text for the visitor. */
  notice?: string | null
  /** `none` hides 'Talk to a person', `offered` highlights it, `requested` says that a person has been asked for. */
  handover?: 'none' | 'possible' | 'offered' | 'requested'
  /** Shown to visitors who ask for a person. */
  away?: Away | null | undefined
  /** Draws everything but sends nothing: for a preview. */
  isDisabled?: boolean
  colorScheme?: 'auto' | 'light' | 'dark'
  dir?: 'ltr' | 'rtl' | undefined
  /** Language of `strings`, where the page may be in another. */
  lang?: string | undefined
  strings?: PanelStrings
  /** True where `panelCss` is already loaded, as in the shadow root of the embed. */
  hasStyles?: boolean
  onSend?: (text: string) => void
  onRetry?: (id: string) => void
  onAskPerson?: (request: PersonRequest) => void
  /** Without it, there are no buttons for rating, downloading, or starting a new chat. */
  after?: AfterChat
  /** Without it there is no close button. */
  onClose?: () => void
}

/** Accepts files that are dropped or pasted. */
type Given = Partial<Pick<ClipboardEvent, 'clipboardData'> & Pick<DragEvent, 'dataTransfer'>> &
  Pick<Event, 'preventDefault'>

/** The whole chat as a pure function of its props: it fetches and stores nothing. Fills its container. */
export const ChatPanel = ({
  strings = coreStrings,
  person = null,
  handover = 'none',
  typing = null,
  away,
  ...props
}: ChatPanelProps) => {
  const { brandName, messages, suggestions, after, isDisabled = false } = props
  const announcement = useAnnouncement(messages)
  // Content below a growing reply would be pushed down with every line of it.
  const isReplying = typing !== null || messages.at(-1)?.state === 'streaming'
  const hasWritten = messages.some((message) => message.from === 'visitor')
  const [presses, setPresses] = useState(0)
  const isMoreOpen = hasWritten && presses % 2 > 0
  const more = usePart(parts.more, isMoreOpen || after?.rating !== undefined ? presses + 1 : 0)
  const [given, setGiven] = useState<File[]>()
  const files = usePart(parts.files, given || messages.some((message) => message.files) ? 1 : 0)
  const take = (event: Given) => {
    const { files, types } = (event.clipboardData ?? event.dataTransfer) as DataTransfer
    // Office programs copy text together with a picture of it, and the text is meant.
    const isText = types.includes('text/plain') && types.includes('text/html')
    if (!after || !files[0] || (event.clipboardData && isText)) return
    event.preventDefault()
    setGiven([...files])
  }
  const toggleMore = () => setPresses(presses + 1)
  const send = (text: string) => !isDisabled && props.onSend?.(text)
  return (
    <section
      className="nx-panel"
      lang={props.lang}
      dir={props.dir}
      data-scheme={props.colorScheme ?? 'auto'}
      onPaste={take}
      onDrop={take}
      onDragOver={(event) => event.preventDefault()}
      style={brandStyle(props)}
    >
      {ownCss && !props.hasStyles && <style>{ownCss}</style>}
      <Header
        brandName={brandName}
        person={person}
        strings={strings}
        isMoreOpen={isMoreOpen}
        onMore={after && hasWritten && toggleMore}
        onClose={props.onClose}
      />
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
        Files={files && files.Files}
        access={after}
      >
        {(!hasWritten || isDisabled) && suggestions.length > 0 && (
          <Suggestions suggestions={suggestions} label={strings.suggestions} onPick={send} />
        )}
        {handover !== 'none' && person === null && (
          <div className="nx-after" hidden={isReplying}>
            <AskPerson
              state={handover}
              strings={strings}
              away={away}
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
      {after && more && (
        <more.After
          {...after}
          brandName={brandName}
          isMoreOpen={isMoreOpen}
          strings={strings}
          onClose={toggleMore}
        />
      )}
      {files && after && <files.Attach {...after} given={given} strings={strings} />}
      <Composer
        onAttach={after && (() => setGiven([]))}
        strings={strings}
        isDisabled={isDisabled}
        onSend={send}
      />
      {strings.poweredBy && (
        <footer className="nx-powered">
          {strings.poweredBy} <b>Nexus</b>
        </footer>
      )}
    </section>
  )
}
