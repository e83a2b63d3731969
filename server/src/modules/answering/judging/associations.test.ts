import { expect, it } from 'vitest'
import {
  associationsOf,
  associatorOf,
  featuresOfPairs,
  measuresOfAssociations,
  packedAssociations,
} from './associations.ts'

const pairsOf = (...[asked, answer]: Parameters<typeof associationsOf>) =>
  featuresOfPairs(associationsOf(asked, answer))

const asking = (text: string, language: string) => ({
  text,
  heard: { language, kind: 'yes_no' as const },
})
const saying = (text: string, language: string, above = '') => ({
  kind: 'text' as const,
  place: { text, above, language },
})

it('words of a question are paired with other words of an answer, in any language', () => {
  const english = pairsOf(
    asking('Is there parking?', 'en'),
    saying('The garage is behind the house.', 'en'),
  )
  const german = pairsOf(
    asking('Gibt es einen Parkplatz?', 'de'),
    saying('Il garage è dietro la casa.', 'it'),
  )
  expect(english).toContain('parking>garage')
  expect(german).toContain('parking>garage')
})

it('a word in both question and answer counts as met, and is paired with nothing else', () => {
  const associations = pairsOf(
    asking('Is there parking?', 'en'),
    saying('There is parking and a garage.', 'en'),
  )
  expect(associations).toContain('=met>parking')
  expect(associations).not.toContain('parking>garage')
})

it('a heading above an answer is distinguished from the answer', () => {
  const associations = pairsOf(
    asking('Is there parking?', 'en'),
    saying('Open day and night.', 'en', 'Garage'),
  )
  expect(associations).toContain('parking>^garage')
})

it('a topic of the question is met by an answer about it, and paired with what another is about', () => {
  const asked = asking('Where can I leave my car?', 'en')
  expect(pairsOf(asked, saying('The garage is behind the house.', 'en'))).toContain('@met>parking')
  const other = pairsOf(asked, saying('Fresh bread every morning.', 'en'))
  expect(other).toContain('@lacked>parking')
  expect(other).toContain('@parking>bread')
})

it('a question and an answer of any length have a limited number of pairs', () => {
  const long = 'parking garage price 20 € unheardofword and '.repeat(1_000)
  expect(pairsOf(asking(long, 'en'), saying(long, 'en', long)).length).toBeLessThan(3_000)
})

const asked = asking('Is there parking?', 'en')
const garage = saying('The garage is behind the house.', 'en')
const bread = saying('We bake bread.', 'en')
const learnt = packedAssociations({
  bias: [-1],
  weights: { 'parking>garage': [4], 'parking>bread': [-4], '=lacked>parking': [0.5] },
})

it('weights are summed over the pairs and divided by the root of their number', () => {
  const associate = associatorOf(learnt)
  const root = Math.sqrt(pairsOf(asked, garage).length)
  expect(associate(associationsOf(asked, garage))).toBeCloseTo(-1 + 4.5 / root)
  expect(associate([])).toBe(-1)
})

it('each candidate has its odds, and their ratio to the best', () => {
  const [near, far] = measuresOfAssociations(asked, [garage, bread], associatorOf(learnt))
  expect(near![1]).toBe(1)
  expect(far![0]).toBeLessThan(near![0])
  expect(far![1]).toBeLessThan(1)
})
