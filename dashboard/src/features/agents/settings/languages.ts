import { AgentLanguage } from 'shared-types'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** The languages of the contract, by name. */
export const LANGUAGES = AgentLanguage.options.map((value) => ({
  value,
  label: value === 'auto' ? 'The language of the visitor' : (names.of(value) ?? value),
}))
