import { expect, it } from 'vitest'
import { firstPhrase, phrasesOf } from './phrases.ts'

const words = (text: string) => text.split(' ')
const found = (text: string, ...written: string[]) => {
  const place = firstPhrase(words(text), phrasesOf(written))
  return place && words(text).slice(place.from, place.to).join(' ')
}

it('finds the first phrase, whatever its position in the table', () => {
  expect(found('well i am here since monday', 'since monday', 'i am')).toBe('i am')
  expect(found('nothing of it', 'since monday', 'i am')).toBeNull()
})

it('includes optional words if they occur', () => {
  expect(found('please call me back', '?please call me|us')).toBe('please call me')
  expect(found('call us', '?please call me|us')).toBe('call us')
  expect(found('got a number here', 'got ?* ?* ?* number')).toBe('got a number')
})

it('supports parts of words, any word, and the end of the text', () => {
  expect(found('the pipe was leaking', 'leak*')).toBe('leaking')
  expect(found('on the nineteenth of may', 'the *teenth')).toBe('the nineteenth')
  expect(found('at nine', 'at nine .')).toBe('at nine')
  expect(found('at nine sharp', 'at nine .')).toBeNull()
})
