import { expect, it } from 'vitest'
import type { QuestionKind } from '../../listening/types.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { quotesFrom } from './quote.ts'

const passage = (text: string): Passage => ({
  id: 'p',
  pageId: 'page',
  position: 0,
  heading: '',
  text,
  pageNumber: null,
  config: 'english',
  title: 'Practice',
  url: null,
  score: 1,
})
const term = (word: string): Term => ({
  word,
  forms: new Map([[word, 1]]),
  weight: 1,
  rarity: 1,
  usual: 0,
  exact: false,
  informative: true,
  optional: false,
  isHeld: true,
})
const first = (text: string, word: string, kind: QuestionKind) =>
  quotesFrom([passage(text)], [term(word)], kind, 1)[0]?.text

it('who does something stands in the heading, at the end of its path', () => {
  const text = '## Our people › Dr Priya Nair\nLooks after implants.'
  expect(first(text, 'implants', 'who')).toBe('Dr Priya Nair: Looks after implants.')
  expect(first(text, 'implants', 'price')).toBe('Looks after implants.')
})

it('one word names whoever has the role below it, and is a topic above a sentence', () => {
  expect(first('## Tomasz\nPiercer', 'piercer', 'who')).toBe('Tomasz: Piercer')
  const pets = 'We have resident cats in the house.'
  expect(first(`## Pets\n${pets}`, 'cats', 'who')).toBe(pets)
})

it('of the headings above it is said what was asked for, and what stands between', () => {
  expect(first('## Contact › How to find us\nBehind the church.', 'find', 'other')).toBe(
    'How to find us: Behind the church.',
  )
  expect(first('## Cabin › Breakfast:\n8 € a head', 'cabin', 'price')).toBe(
    'Cabin, Breakfast: 8 € a head',
  )
})

it('a role above a name is said with it, and nothing else above one', () => {
  const said = (label: string, word: string) =>
    first(`Welcome aboard\n${label}\nAda Larsen\nThe sea gives`, word, 'who')
  expect(said('Chef', 'chef')).toBe('Chef: Ada Larsen')
  expect(said('Breakfast', 'breakfast')).toBe('Breakfast')
})

it('a heading that is no name is not said, nor one above a line that names who', () => {
  expect(first('## What we do\nLooks after implants.', 'implants', 'who')).toBe(
    'Looks after implants.',
  )
  const named = 'Implants are done by our owner Priya Nair.'
  expect(first(`## Owen Maddox\n${named}`, 'implants', 'who')).toBe(named)
})

it('a role with how to reach who has it is said after the name above it', () => {
  const said = first('## Rosa Lind\nTreasurer: rosa@example.com', 'treasurer', 'who')
  expect(said).toBe('Rosa Lind: Treasurer: rosa@example.com')
})
