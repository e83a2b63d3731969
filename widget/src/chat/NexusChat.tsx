import type { WidgetConfig } from 'shared-types'
import { useEffect } from 'react'
import type { ChatPanelProps } from '../panel/ChatPanel.tsx'
import type { LeadAnswer } from '../panel/lead-types.ts'
import { coreStrings } from '../panel/strings.ts'
import { ConnectedPanel } from './ConnectedPanel.tsx'
import { QuietPanel } from './QuietPanel.tsx'
import { useChat } from './use-chat.ts'
import type { KnownVisitor } from './types.ts'
import { useConfig } from './use-config.ts'
import { useKnown } from './use-known.ts'
import { useLead } from './use-lead.ts'

export type NexusChatProps = Pick<ChatPanelProps, 'colorScheme' | 'dir' | 'strings' | 'onClose'> & {
  agentId: string
  /** Where the API is, e.g. `https://nexus.example.com/api`. */
  apiBase: string
  /** `de`, or `de-AT`. Without it, the language of the page or else of the browser is used. `strings` takes precedence over it. */
  language?: string
  /**
   * Who is signed in: a JWT that your server signed with a secret of the agent; never sign it in the browser. Removing it signs the visitor
   * out.
   */
  identity?: string | undefined
  /**
   * Called when the visitor has filled in the owner's form, which is shown once per visitor: before they write, or after the first answer.
   */
  onLead?: ((answers: LeadAnswer[]) => void) | undefined
}

/**
 * A complete chat for a React page, rendered on a server or in the browser. It fills its container; it shows an empty panel until the
 * agent's data has been loaded, and nothing where the agent is unknown or not active.
 */
export const NexusChat = ({ agentId, apiBase, language, ...more }: NexusChatProps) => (
  <LoadedChat
    key={`${apiBase} ${agentId} ${language}`}
    agentId={agentId}
    apiBase={apiBase.replace(/\/$/, '')}
    {...(language !== undefined && { language })}
    {...more}
  />
)

const LoadedChat = ({ language, identity, ...props }: NexusChatProps) => {
  const { agentId, apiBase, onLead: _, ...look } = props
  const { config, strings, hasFailed } = useConfig(apiBase, agentId, language)
  const { known, chats } = useKnown(apiBase, agentId, identity)
  if (config === null) return null
  if (!config || !known) return <QuietPanel isOffline={hasFailed} {...look} />
  const talking = { ...props, given: known }
  if (props.strings || !strings)
    return <TalkingChat key={chats} config={inOwnWords(config)} {...talking} />
  return <TalkingChat key={chats} config={config} {...talking} strings={strings} />
}

/** Where the page brings its own strings, it also sets their direction and placeholder. */
const inOwnWords = ({ panel: _, ...config }: WidgetConfig): WidgetConfig => config

type TalkingProps = Omit<NexusChatProps, 'language' | 'identity'> & {
  config: WidgetConfig
  given: KnownVisitor
}

const TalkingChat = ({ config, agentId, apiBase, given, onLead, ...look }: TalkingProps) => {
  // Without these strings the panel has no footer.
  const strings = wordsOf(config, look.strings)
  const chat = useChat({ agentId, apiBase, strings, locale: config.panel?.locale, given })
  const { setOpen } = chat
  const frame = useLead({ config, chat, agentId, apiBase, onLead })
  useEffect(() => setOpen(true), [setOpen])
  return (
    // An element without a box (`display: contents`), so that the panel still fills the container.
    <div ref={frame} style={{ display: 'contents' }}>
      <ConnectedPanel config={config} chat={chat} {...look} strings={strings} />
    </div>
  )
}

const wordsOf = ({ options }: WidgetConfig, strings = coreStrings) =>
  options?.powered === false ? { ...strings, poweredBy: '' } : strings
