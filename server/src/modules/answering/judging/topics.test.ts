import { expect, it } from 'vitest'
import { measuresOfTopics, OF_TOPICS } from './topics.ts'

const asking = (text: string, language: string) => ({
  text,
  heard: { language, kind: 'other' as const },
})
const place = (text: string, language: string, above = '') => ({ place: { text, above, language } })

it('an answer about the topic of the question comes nearest, in any language', () => {
  const asked = asking('Where can I leave my car?', 'en')
  const [garage, bread] = measuresOfTopics(asked, [
    place('Die Garage ist hinter dem Haus.', 'de'),
    place('Frisches Brot.', 'de'),
  ])
  const [met, , asBest] = garage!
  expect(met).toBeGreaterThan(0)
  expect(asBest).toBe(1)
  expect(bread!.slice(0, 3)).toEqual([0, 0, 0])
})

it('a heading counts apart from the answer below it', () => {
  const asked = asking('Where can I leave my car?', 'en')
  const [below] = measuresOfTopics(asked, [place('Behind the house.', 'en', 'Garage')])
  expect(below!.slice(0, 2)).toEqual([0, expect.any(Number)])
  expect(below![1]).toBeGreaterThan(0)
})

it('a question about nothing known has the same measures for every answer', () => {
  const measures = measuresOfTopics(asking('Xyzzy?', 'en'), [
    place('The garage.', 'en'),
    place('Bread.', 'en'),
  ])
  expect(measures).toEqual([Array(OF_TOPICS.length).fill(0), Array(OF_TOPICS.length).fill(0)])
})
