import type { AgentProfile } from './agent-profile.ts'

type Names = Pick<AgentProfile, 'spokenName' | 'brandName' | 'name' | 'type'>

/**
 * The name for whom an agent says it answers: the one its owner gave, and for a chatbot without one its internal name, which its visitors
 * read in the widget anyway.
 * @returns null when there is no name to say
 */
export const saidName = (agent: Names): string | null =>
  givenName(agent) ?? (agent.type === 'CHATBOT' ? agent.brandName : null)

/**
 * The name its owner gave it for customers: the one set for conversations, else the brand. A brand that still equals the agent's own name is
 * none, because that name is internal.
 */
export const givenName = ({ spokenName, brandName, name }: Omit<Names, 'type'>): string | null =>
  spokenName || (brandName === name ? null : brandName)
