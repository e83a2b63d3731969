import { expect, it } from 'vitest'
import { unitsOf } from './units.ts'

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
