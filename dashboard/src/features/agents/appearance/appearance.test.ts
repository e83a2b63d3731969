import { version } from 'nexus-widget'
import { WIDGET_VERSION } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { changesOf, errorsOf, hexColor, isChanged, splitQuestions } from './appearance.ts'

const stored = {
  agent_id: 'a',
  brand_name: 'Harbour',
  brand_color: '#1f3bb3',
  text_color: '#ffffff',
  welcome_message: 'Hi',
  suggested_questions: 'Prices?,Hours?',
  panel_language: 'auto' as const,
  panel_texts: {},
}
const { agent_id: _, panel_language: __, panel_texts: ___, ...look } = stored

describe('saving the appearance', () => {
  it('sends only the changed fields', () => {
    expect(changesOf(stored, { ...look, brand_name: 'Harbor' })).toEqual({
      agent_id: 'a',
      brand_name: 'Harbor',
    })
    expect(changesOf(stored, look)).toBeNull()
    expect(isChanged(stored, look)).toBe(false)
  })
  it('drops empty fields', () => {
    expect(changesOf(stored, { ...look, brand_color: '', text_color: '#000000' })).toEqual({
      agent_id: 'a',
      text_color: '#000000',
    })
  })
  it('can clear the suggested questions', () => {
    expect(changesOf(stored, { ...look, suggested_questions: '' })).toEqual({
      agent_id: 'a',
      suggested_questions: ' ',
    })
  })
  it('asks for a brand name and a welcome message', () => {
    expect(errorsOf(stored, { ...look, brand_name: ' ', welcome_message: '' })).toEqual({
      brand_name: 'Brand name is required.',
      welcome_message: 'Welcome message is required.',
    })
    expect(errorsOf(stored, look)).toEqual({})
  })
  it('accepts invalid stored values that were not changed', () => {
    const odd = { ...stored, text_color: '' }
    expect(errorsOf(odd, { ...look, text_color: '', brand_name: 'Harbor' })).toEqual({})
  })
})

it('suggested questions are split on commas and empty pieces dropped', () => {
  expect(splitQuestions(' Prices?, ,Hours? ,')).toEqual(['Prices?', 'Hours?'])
})

it('a colour is taken only when it is one', () => {
  expect(hexColor('1F3BB3')).toBe('#1f3bb3')
  expect(hexColor('#abc')).toBe('#abc')
  expect(hexColor('#abcd')).toBeUndefined()
  expect(hexColor('blue')).toBeUndefined()
})

it('the widget version is that of the built widget', () => {
  expect(WIDGET_VERSION).toBe(version)
})
