import { expect, it } from 'vitest'
import type { Passage } from '../retrieval/types.ts'
import { evidenceFor } from './evidence.ts'
import { placesByTopics } from './places-by-topics.ts'

const passage = (text: string, config = 'english', heading = ''): Passage => ({
  id: text,
  pageId: 'page',
  position: 0,
  heading,
  text,
  pageNumber: null,
  config,
  title: 'Inn',
  url: null,
  score: 0,
})
const placesFor = (asked: string, ...passages: Passage[]) =>
  placesByTopics(evidenceFor(passages, [], 'other'), asked, 'en').map(
    ({ units, at }) => units[at]!.text,
  )

const GARAGE = 'The garage is behind the house.'
const BREAD = 'Fresh bread every morning.'

it('places about a topic of the question are found in any language, and no others', () => {
  const asked = 'Where can I leave my car?'
  expect(placesFor(asked, passage(BREAD), passage(GARAGE))).toEqual([GARAGE])
  const german = 'Die Garage ist hinter dem Haus.'
  expect(placesFor(asked, passage(BREAD), passage(german, 'german'))).toEqual([german])
  expect(placesFor(asked, passage(GARAGE, 'simple'))).toEqual([GARAGE])
})

it('a place that is about the topic itself comes before one below a heading about it', () => {
  const below = 'Behind the house.'
  const asked = 'Where can I leave my car?'
  expect(placesFor(asked, passage(below, 'english', 'Garage'), passage(GARAGE))).toEqual([
    GARAGE,
    below,
  ])
})

it('a question about nothing known finds no place', () => {
  expect(placesFor('Xyzzy?', passage(GARAGE))).toEqual([])
})
