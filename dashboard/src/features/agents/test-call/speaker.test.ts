import { expect, test } from 'vitest'
import { takeSentences } from './speaker.ts'

test('whole sentences are spoken while the next one is still being written', () => {
  expect(takeSentences('Hello. Who is this? I am lis')).toEqual({
    sentences: ['Hello. ', 'Who is this? '],
    rest: 'I am lis',
  })
})

test('a point within a number ends nothing', () => {
  expect(takeSentences('It costs 4.50 dollars')).toEqual({
    sentences: [],
    rest: 'It costs 4.50 dollars',
  })
})
