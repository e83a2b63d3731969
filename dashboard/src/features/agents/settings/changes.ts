import { UpdateAgentSettings, type AgentSettings } from 'shared-types'

/** The settings that the form may change. */
export type Changes = Partial<Omit<AgentSettings, 'agent_id'>>

/** Only the fields whose value differs from the stored one; these are sent, and without any there is nothing to save. */
export function realChanges(stored: AgentSettings, typed: Changes): Changes {
  const differing = Object.entries(typed).filter(
    ([field, value]) => value !== stored[field as keyof Changes],
  )
  return Object.fromEntries(differing) as Changes
}

export type FieldErrors = Partial<Record<keyof Changes, string>>

/** The shared schema's complaint about each field; empty when all are valid. */
export function errorsIn(agentId: string, changes: Changes): FieldErrors {
  const parsed = UpdateAgentSettings.safeParse({ agent_id: agentId, ...changes })
  const issues = parsed.success ? [] : parsed.error.issues
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message])) as FieldErrors
}
