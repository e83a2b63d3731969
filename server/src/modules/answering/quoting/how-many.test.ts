import { expect, it } from 'vitest'
import { listen } from '../../listening/listen.ts'
import { termsOf } from '../retrieval/terms.ts'
import { countsWhatIsAsked } from './how-many.ts'

const counts = (question: string, text: string) => {
  const heard = listen(question, { languages: ['en'], before: null })
  const corpus = {
    passages: 10,
    averageLength: 40,
    configs: ['english'],
    languages: ['en'],
    frequency: new Map([
      ['patient', 1],
      ['engin', 1],
    ]),
  }
  const terms = termsOf(question, 'en', corpus)
  const asked = {
    text: question,
    language: 'en',
    heard,
    terms,
    unheard: 0,
    day: null,
    openBy: null,
  }
  return countsWhatIsAsked(text, asked, ['english'])
}

it('the question how many is answered only by a number of that thing', () => {
  expect(counts('How many patients do you have?', 'We take patients up to 18 years.')).toBe(false)
  expect(counts('How many patients do you have?', 'Patients pay 12.50 after 10:30.')).toBe(false)
  expect(counts('How many engineers have you got?', 'Four Gas Safe engineers.')).toBe(true)
  expect(counts('How many engineers have you got?', 'Engineers: 4')).toBe(true)
})

it('any other question needs no number', () => {
  expect(counts('Who are your patients?', 'We take patients from everywhere.')).toBe(true)
})
