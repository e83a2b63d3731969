import { describe, expect, it } from 'vitest'
import type { Passage, Term } from '../retrieval/types.ts'
import { paragraphsFor } from './paragraphs.ts'

let count = 0
const aPassage = (fields: Partial<Passage>): Passage => ({
  id: String(count++),
  pageId: 'page',
  position: 0,
  heading: '',
  text: '',
  pageNumber: null,
  config: 'english',
  title: 'Guesthouse',
  url: 'https://house.example/rooms',
  score: 1,
  ...fields,
})

const asked = (...words: string[]): Term[] =>
  words.map((word) => ({
    word,
    forms: new Map([[word, 1]]),
    weight: 1,
    rarity: 1,
    informative: true,
    optional: false,
    exact: false,
    isHeld: true,
    usual: 0,
  }))

const prose = (about: string) => `${about} ${'and much more of it '.repeat(30)}`.trim()

describe('the paragraphs a model is shown', () => {
  it('carry title, address, page and every heading above them', () => {
    const text = `${prose('Breakfast is from 7.')}\n## Suite\nThe suite has a bath.`
    const passage = aPassage({ heading: 'Rooms › Double', pageNumber: 3, text })
    expect(paragraphsFor([passage], [], 12_000).map(({ label }) => label)).toEqual([
      'Guesthouse — https://house.example/rooms — page 3 — Rooms › Double',
      'Guesthouse — https://house.example/rooms — page 3 — Rooms › Double; Suite',
    ])
  })

  it('keep the rows of a short list together', () => {
    const text = 'Double room\n€ 80 a night\nSingle room\n€ 50 a night'
    expect(paragraphsFor([aPassage({ text })], [], 12_000).map((source) => source.text)).toEqual([
      text,
    ])
  })

  it('take in the short sections after them, with their headings', () => {
    const text = 'Breakfast is from 7.\n## Suite\nThe suite has a bath.'
    expect(paragraphsFor([aPassage({ text })], [], 12_000).map((source) => source.text)).toEqual([
      text,
    ])
  })

  it('keep their heading if they are cut off by their length', () => {
    const text = `Breakfast is from 7.\n## Suite\n${prose('The suite')}\n${prose('Its bath')}`
    const labels = paragraphsFor([aPassage({ heading: 'Rooms', text })], [], 12_000)
    expect(labels.map(({ label }) => label.split(' — ').at(-1))).toContain('Rooms; Suite')
  })

  it('begin with the relevant one, wherever it is in its passage', () => {
    const text = [prose('Our history'), prose('Parking'), prose('Walks')].join('\n')
    const [first] = paragraphsFor([aPassage({ text })], asked('park'), 12_000)
    expect(first!.text).toMatch(/^Parking/)
  })

  it('count the words of the headings above them', () => {
    const text = `${prose('From 10')}\n## Museum\n${prose('From 12')}`
    const [first] = paragraphsFor([aPassage({ text })], asked('museum'), 12_000)
    expect(first!.text).toMatch(/^From 12/)
  })

  it('prefer the passage that was found first if equally relevant', () => {
    const passages = [
      aPassage({ text: 'Dogs are welcome.', score: 4 }),
      aPassage({ text: 'Dogs cost 5 euros.', score: 1 }),
    ]
    expect(paragraphsFor(passages, asked('dog'), 12_000)[0]!.text).toBe('Dogs are welcome.')
  })

  it('are sixteen at most, within the limit of the prompt', () => {
    const passages = Array.from({ length: 20 }, () => aPassage({ text: prose('Rooms') }))
    expect(paragraphsFor(passages, [], 12_000)).toHaveLength(16)
    const long = Array.from({ length: 20 }, () => aPassage({ text: 'rooms '.repeat(500) }))
    expect(paragraphsFor(long, [], 12_000)).toHaveLength(3)
  })

  it('are cited as themselves, not as the passage they were cut from', () => {
    const text = `${prose('Our history')}\n${prose('Parking')}`
    const [first] = paragraphsFor([aPassage({ text })], asked('park'), 12_000)
    expect(first!.passage).toMatchObject({ url: 'https://house.example/rooms', text: first!.text })
  })
})
