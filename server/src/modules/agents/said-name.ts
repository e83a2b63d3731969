import type { AgentProfile } from '../answering/types.ts'

/**
 * The name an agent says it answers for: the one its owner gave it to say, else the brand. Only the owner sees the name of the agent
 * itself, so a brand that nobody changed from it is said by a chatbot alone, whose visitors read it anyway.
 * @returns null where there is none to say
 */
export const saidName = ({
  spokenName,
  brandName,
  name,
  type,
}: Pick<AgentProfile, 'spokenName' | 'brandName' | 'name' | 'type'>): string | null =>
  spokenName || (type === 'CHATBOT' || brandName !== name ? brandName : null)
