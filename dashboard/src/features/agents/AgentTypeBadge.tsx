import type { AgentType } from 'shared-types'
import { Badge } from '~/ui/Badge.tsx'
import { AGENT_TYPES } from './agent-types.ts'

export function AgentTypeBadge({ type }: { type: AgentType }) {
  const { emoji, title } = AGENT_TYPES[type]
  return (
    <Badge>
      <span aria-hidden>{emoji}</span>
      {title}
    </Badge>
  )
}
