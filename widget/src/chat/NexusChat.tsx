import { useEffect } from 'react'
import type { ChatPanelProps } from '../panel/ChatPanel.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'
import { QuietPanel } from './QuietPanel.tsx'
import { useChat } from './use-chat.ts'
import { useConfig } from './use-config.ts'

export type NexusChatProps = Pick<ChatPanelProps, 'colorScheme' | 'dir' | 'strings' | 'onClose'> & {
  agentId: string
  /** Where the API is, e.g. `https://nexus.example.com/api`. */
  apiBase: string
}

/**
 * A whole chat in a React page, drawn by a server or in the browser. Fills its container: quietly until the agent has arrived, and
 * with nothing where the agent is unknown or not active.
 */
export const NexusChat = ({ agentId, apiBase, ...look }: NexusChatProps) => (
  <LoadedChat
    key={`${apiBase} ${agentId}`}
    agentId={agentId}
    apiBase={apiBase.replace(/\/$/, '')}
    {...look}
  />
)

const LoadedChat = ({ agentId, apiBase, ...look }: NexusChatProps) => {
  const { config, hasFailed } = useConfig(apiBase, agentId)
  const chat = useChat({ agentId, apiBase, strings: look.strings })
  const { setOpen } = chat
  useEffect(() => setOpen(Boolean(config)), [config, setOpen])
  if (config === null) return null
  if (!config) return <QuietPanel isOffline={hasFailed} {...look} />
  return <ConnectedPanel config={config} chat={chat} {...look} />
}
