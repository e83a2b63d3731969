import type { AgentType } from 'shared-types'

export type AgentTypeInfo = { emoji: string; title: string; text: string }

/** In the order in which they are offered. Each type has its own emoji, which is shown on every card. */
export const AGENT_TYPES: Record<AgentType, AgentTypeInfo> = {
  ANTI_THEFT: {
    emoji: '🚨',
    title: 'Anti-theft',
    text: 'Answers unknown callers for you and lets through only the calls that matter.',
  },
  SALES_ASSISTANT: {
    emoji: '🧠',
    title: 'Sales assistant',
    text: 'Answers questions, books appointments and closes deals over the phone.',
  },
  CHATBOT: {
    emoji: '🔌',
    title: 'Chatbot',
    text: 'Sits on your website around the clock and hands over to you when needed.',
  },
}

/** Sorts ANTI_THEFT agents first; the others keep their order, even one that is not what was agreed. */
export const antiTheftFirst = <T extends { type: AgentType }>(agents: readonly T[]): T[] =>
  agents.toSorted((a, b) => Number(isAntiTheft(b)) - Number(isAntiTheft(a)))

const isAntiTheft = (agent: { type: AgentType } | null) => agent?.type === 'ANTI_THEFT'
