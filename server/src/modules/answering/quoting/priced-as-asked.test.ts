import { expect, it } from 'vitest'
import { listen } from '../../listening/listen.ts'
import { isPricedAsAsked } from './priced-as-asked.ts'

const canBe = (question: string, text: string, language = 'en') => {
  const heard = listen(question, { languages: [language], before: null })
  return isPricedAsAsked({ kind: 'text', text, place: { text, above: '', language } }, { heard })
}

it.each([
  ['how much is a haircut', 'We are hairdressers in the old town.'],
  ['how much for 4 bedrooms', '1 bedroom $340, 2 bedrooms $430, 3 bedrooms $540.'],
  ['how much is a trip of 50 km', 'A trip of up to 20 km: $25'],
  ['what does it cost per month', 'Bicycle: $30 a day'],
])('"%s" is not answered by the price of something else: "%s"', (question, text) => {
  expect(canBe(question, text)).toBe(false)
})

it.each([
  ['how much is a haircut', 'The first haircut is free.'],
  ['how much for 3 bedrooms', '1 bedroom $340, 2 bedrooms $430, 3 bedrooms $540.'],
  ['how much is a trip of 50 km', 'Trips of up to 20 km are free, from there on $2 a km.'],
  ['how much is it for a dog of 30 kg', 'Dogs over 25 kg: $40'],
  ['what does it cost per month', '$300 a month, $30 a day'],
  ['can I cancel 3 hours before', 'Until 24 hours before for $10.'],
])('"%s" may be answered by "%s"', (question, text) => {
  expect(canBe(question, text)).toBe(true)
})

it('counts in the language of the page', () => {
  expect(canBe('quanto costa per sei persone', 'Suite fino a quattro persone: 155 €', 'it')).toBe(
    false,
  )
  expect(canBe('quanto costa per tre persone', 'Suite fino a quattro persone: 155 €', 'it')).toBe(
    true,
  )
})
