import { NexusChat } from 'nexus-widget'
import { agentId, apiBase } from './nexus'
import { Removable } from './Removable'

export const Support = () => (
  <Removable>
    <NexusChat agentId={agentId} apiBase={apiBase} />
  </Removable>
)
