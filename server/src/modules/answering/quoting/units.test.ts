import { expect, it } from 'vitest'
import { stem } from '../language/stems.ts'
import { stemsOf, unitsOf } from './units.ts'

const textsOf = (text: string) =>
  unitsOf({
    id: 'passage',
    pageId: 'page',
    position: 0,
    heading: '',
    text,
    pageNumber: null,
    config: 'simple',
    title: '',
    url: null,
    score: 1,
  }).map((unit) => unit.text)

it('the full stop of a title ends no sentence', () => {
  expect(textsOf('In August ask Dott. Rossi or Dres. Lang. In May ask Prof. Weiss.')).toEqual([
    'In August ask Dott. Rossi or Dres. Lang.',
    'In May ask Prof. Weiss.',
  ])
})

it('a small word does not match another word of the same stem', () => {
  const shared = stem('como', 'spanish')
  expect(shared).toBe(stem('comida', 'spanish'))
  expect(stemsOf('comida', 'spanish').has(shared)).toBe(true)
  expect(stemsOf('como siempre', 'spanish').has(shared)).toBe(false)
})
