import type { Agent } from 'shared-types'

export function KnowledgeTab({ agent }: { agent: Agent }) {
  return <h2>Knowledge base of {agent.name}</h2>
}
