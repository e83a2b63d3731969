import type { WidgetConfig } from 'shared-types'
import { useEffect, useState } from 'react'
import type { ChatPanelProps } from '../panel/ChatPanel.tsx'
import { fetchConfig } from './config.ts'
import { ConnectedPanel } from './ConnectedPanel.tsx'
import { useChat } from './use-chat.ts'

export type NexusChatProps = Pick<ChatPanelProps, 'colorScheme' | 'dir' | 'strings' | 'onClose'> & {
  agentId: string
  /** Where the API is, e.g. `https://nexus.example.com/api`. */
  apiBase: string
}

/** A whole chat in a React page: fills its container, shows nothing while the agent is unknown or not active. */
export const NexusChat = ({ agentId, apiBase, ...look }: NexusChatProps) => (
  <LoadedChat
    key={`${apiBase} ${agentId}`}
    agentId={agentId}
    apiBase={apiBase.replace(/\/$/, '')}
    {...look}
  />
)

const LoadedChat = ({ agentId, apiBase, ...look }: NexusChatProps) => {
  const [config, setConfig] = useState<WidgetConfig | null>(null)
  const chat = useChat({ agentId, apiBase, strings: look.strings })
  const { setOpen } = chat
  useEffect(() => {
    let isCurrent = true
    fetchConfig(apiBase, agentId)
      .then((loaded) => isCurrent && setConfig(loaded))
      .catch((error: Error) => console.warn('Nexus: the agent could not be loaded.', error.message))
    return () => {
      isCurrent = false
    }
  }, [agentId, apiBase])
  useEffect(() => setOpen(config !== null), [config, setOpen])
  return config ? <ConnectedPanel config={config} chat={chat} {...look} /> : null
}
