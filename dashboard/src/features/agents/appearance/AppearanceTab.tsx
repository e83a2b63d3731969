import type { Agent } from 'shared-types'

export function AppearanceTab({ agent }: { agent: Agent }) {
  return <h2>Appearance of {agent.name}</h2>
}
