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
const ONE = { byWords: 1, byTopics: 0 }
const first = (text: string, word: string, kind: QuestionKind) =>
  quotesFrom(
    [passage(text)],
    { text: word, terms: [term(word)], heard: { language: 'en' } },
    kind,
    ONE,
  )[0]?.text

it('the person who does something is found in the heading, at the end of its path', () => {
  const text = '## Our people › Dr Priya Nair\nLooks after implants.'
  expect(first(text, 'implants', 'who')).toBe('Dr Priya Nair: Looks after implants.')
  expect(first(text, 'implants', 'price')).toBe('Looks after implants.')
})

it('a heading of one word is a person if a role follows, and a topic if a sentence follows', () => {
  expect(first('## Tomasz\nPiercer', 'piercer', 'who')).toBe('Tomasz: Piercer')
  const pets = 'We have resident cats in the house.'
  expect(first(`## Pets\n${pets}`, 'cats', 'who')).toBe(pets)
})

it('a quotation includes the heading asked for, and those below it', () => {
  expect(first('## Contact › How to find us\nBehind the church.', 'find', 'other')).toBe(
    'How to find us: Behind the church.',
  )
  expect(first('## Cabin › Breakfast:\n8 € a head', 'cabin', 'price')).toBe(
    'Cabin, Breakfast: 8 € a head',
  )
})

it('a role above a name is quoted with it, and no other line is', () => {
  const said = (label: string, word: string) =>
    first(`Welcome aboard\n${label}\nAda Larsen\nThe sea gives`, word, 'who')
  expect(said('Chef', 'chef')).toBe('Chef: Ada Larsen')
  expect(said('Breakfast', 'breakfast')).toBe('Breakfast')
})

it('a heading that is not a name is not quoted, nor one above a line with its own name', () => {
  expect(first('## What we do\nLooks after implants.', 'implants', 'who')).toBe(
    'Looks after implants.',
  )
  const named = 'Implants are done by our owner Priya Nair.'
  expect(first(`## Owen Maddox\n${named}`, 'implants', 'who')).toBe(named)
})

it('a role with its contact data is quoted after the name above it', () => {
  const said = first('## Rosa Lind\nTreasurer: rosa@example.com', 'treasurer', 'who')
  expect(said).toBe('Rosa Lind: Treasurer: rosa@example.com')
})

it('a place about the topic of the question is quoted after those with its words', () => {
  const passages = [passage('We bake bread.'), passage('The garage is behind the house.')]
  const asked = { text: 'bread and my car', terms: [term('bread')], heard: { language: 'en' } }
  const quotesOf = (byTopics: number) =>
    quotesFrom(passages, asked, 'other', { byWords: 1, byTopics }).map(({ text }) => text)
  expect(quotesOf(0)).toEqual(['We bake bread.'])
  expect(quotesOf(3)).toEqual(['We bake bread.', 'The garage is behind the house.'])
})
