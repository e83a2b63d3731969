import { AgentLanguage, type AgentType } from 'shared-types'

/** The texts of the settings form by type of agent: a screening agent has no visitors, and a chat is not spoken. */
type Words = {
  intro: string
  language: string
  /** Null where the agent takes no instructions. */
  instructions: { hint: string; placeholder: string } | null
  /** Null where the agent always decides by itself. */
  handover: { label: string; hint: string; message: string } | null
}

const FACTS = 'Its role, its tone, what to avoid. Facts belong in the knowledge base.'

export const BEHAVIOUR: Record<AgentType, Words> = {
  ANTI_THEFT: {
    intro:
      'How the agent answers callers. Whom it puts through is up to your rules and what they say.',
    language: 'Which language it speaks with callers.',
    instructions: null,
    handover: null,
  },
  SALES_ASSISTANT: {
    intro: 'How the agent speaks with callers, and when it puts them through to you.',
    language: 'Which language it speaks with callers.',
    instructions: {
      hint: FACTS,
      placeholder:
        'You answer the phone of a bicycle shop. Keep answers short. Never promise a delivery date.',
    },
    handover: {
      label: 'Put callers through to a person',
      hint: 'Callers may ask for you, and your phone rings.',
      message: 'What somebody in a Telegram group reads while waiting for you.',
    },
  },
  CHATBOT: {
    intro: 'How the agent speaks, and when it calls for you.',
    language: 'Which language it answers in.',
    instructions: {
      hint: FACTS,
      placeholder:
        'You are the friendly front desk of a bicycle shop. Keep answers short. Never promise a delivery date.',
    },
    handover: {
      label: 'Allow handover to a person',
      hint: 'Visitors may ask for you, and the agent offers it when it does not know.',
      message: 'What a visitor reads while waiting for you.',
    },
  },
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The supported languages by name; the name for 'auto' depends on whether the agent talks with visitors or callers. */
export const languagesFor = (type: AgentType) =>
  AgentLanguage.options.map((value) => ({
    value,
    label:
      value === 'auto'
        ? `The language of the ${type === 'CHATBOT' ? 'visitor' : 'caller'}`
        : (names.of(value) ?? value),
  }))
