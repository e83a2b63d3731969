import { AgentLanguage, type AgentType } from 'shared-types'

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
