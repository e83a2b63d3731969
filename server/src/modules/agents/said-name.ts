import type { AgentProfile } from './agent-profile.ts'

/**
 * The name for whom an agent says it answers: the one its owner set for that, else the brand. The agent's own name is internal, so a brand
 * that still equals it is used only by a chatbot, whose visitors read it anyway.
 * @returns null when there is no name to say
 */
export const saidName = ({
  spokenName,
  brandName,
  name,
  type,
}: Pick<AgentProfile, 'spokenName' | 'brandName' | 'name' | 'type'>): string | null =>
  spokenName || (type === 'CHATBOT' || brandName !== name ? brandName : null)
