import { expect, it } from 'vitest'
import { NO_TEXTS, spokenChanges, withTexts } from './languages.ts'

const POLISH = { ...NO_TEXTS, welcome_message: 'Ahoj!' }
const stored = {
  agent_id: 'a',
  panel_language: 'auto' as const,
  panel_texts: { pl: POLISH },
}

it('a language is removed with its last text, and the others stay', () => {
  const both = withTexts(stored.panel_texts, 'de', { ...NO_TEXTS, placeholder: 'Frage?' })
  expect(Object.keys(both)).toEqual(['pl', 'de'])
  expect(withTexts(both, 'pl', { ...NO_TEXTS, placeholder: ' ' })).toEqual({ de: both.de })
})

it('a changed language or text can be saved, and a blank text is no change', () => {
  const same = { panel_language: 'auto' as const, panel_texts: { pl: { ...POLISH } } }
  expect(spokenChanges(stored, same)).toBeNull()
  const blank = { ...same, panel_texts: { pl: { ...POLISH, placeholder: ' ' } } }
  expect(spokenChanges(stored, blank)).toBeNull()
  expect(spokenChanges(stored, { ...same, panel_language: 'pl' })).toMatchObject({
    agent_id: 'a',
    panel_language: 'pl',
  })
  expect(spokenChanges(stored, { ...same, panel_texts: {} })?.panel_texts).toEqual({})
})
