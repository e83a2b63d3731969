import { UpdateAgentSettings, type AgentSettings } from 'shared-types'

/** What the form may change. */
export type Changes = Partial<Omit<AgentSettings, 'agent_id'>>

/** Only the fields whose value differs from the stored one: what is sent, and whether there is anything to save. */
export function realChanges(stored: AgentSettings, typed: Changes): Changes {
  const differing = Object.entries(typed).filter(
    ([field, value]) => value !== stored[field as keyof Changes],
  )
  return Object.fromEntries(differing) as Changes
}

export type FieldErrors = Partial<Record<keyof Changes, string>>

/** The contract's own complaint per field; empty when all may be sent. */
export function errorsIn(agentId: string, changes: Changes): FieldErrors {
  const parsed = UpdateAgentSettings.safeParse({ agent_id: agentId, ...changes })
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message])) as FieldErrors
}
