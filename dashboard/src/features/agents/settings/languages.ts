import { AgentLanguage, type AgentType } from 'shared-types'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages of the contract, by name; 'auto' by whom the agent talks with. */
export const languagesFor = (type: AgentType) =>
  AgentLanguage.options.map((value) => ({
    value,
    label:
      value === 'auto'
        ? `The language of the ${type === 'CHATBOT' ? 'visitor' : 'caller'}`
        : (names.of(value) ?? value),
  }))
