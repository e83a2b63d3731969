import { expect, it } from 'vitest'
import { saidOnce } from './said-once.ts'

const said = (...texts: string[]) =>
  saidOnce(texts.map((text) => ({ text }))).map(({ text }) => text)

it('a sentence is said once, also when a second page says it in nearly the same words', () => {
  expect(
    said(
      'Implants take four months. You should not smoke for two weeks before the implant is placed.',
      'You should not smoke for two weeks before an implant is placed. Smoking may make it fail.',
      'Implants: You should not smoke for two weeks before the implant is placed.',
    ),
  ).toEqual([
    'Implants take four months. You should not smoke for two weeks before the implant is placed.',
    'Smoking may make it fail.',
  ])
})

it('sentences that differ in a number say different things', () => {
  const both = [
    'The small boat costs 20 € for the whole day.',
    'The small boat costs 30 € for the whole day.',
  ]
  expect(said(...both)).toEqual(both)
})

it('rows of one list may be alike, and a label goes with the rows below it', () => {
  expect(said('Crown: £620', 'Crown: £620')).toEqual(['Crown: £620'])
  const week = 'Monday:\n- Yoga with Anna Berg\nTuesday:\n- Yoga with Anna Berg'
  expect(said(week)).toEqual([week])
  expect(said('Yoga with Anna Berg', 'Our courses:\n- Yoga with Anna Berg')).toEqual([
    'Yoga with Anna Berg',
  ])
})
