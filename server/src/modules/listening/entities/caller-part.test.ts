import { expect, it } from 'vitest'
import { listen } from '../listen.ts'
import type { Asked } from '../types.ts'

const heard = (text: string, language: string, asked?: Asked) =>
  listen(text, { language, languages: [], before: null, asked })

it.each([
  ['hi this is ana the green chair is ready', 'en', 'The green chair is ready'],
  ['Hallo, hier ist Petra. Ich rufe wegen der Heizung an.', 'de', 'Ich rufe wegen der Heizung an'],
  ['bonjour ici claire je vous appelle pour le colis', 'fr', 'Je vous appelle pour le colis'],
  ['hola soy ana llamo por la mesa que vende', 'es', 'Llamo por la mesa que vende'],
])('the reason of a call is quoted without who calls: %s', (text, language, reason) => {
  expect(heard(text, language).reason).toBe(reason)
})

it.each([
  ['hello is sam there', 'en'],
  ['guten tag hier ist karl', 'de'],
  ['no gracias', 'es'],
])('who tells no reason has none: %s', (text, language) => {
  expect(heard(text, language).reason).toBeNull()
})

it('how a caller knows the number is quoted, above all when they were asked', () => {
  expect(heard('hello I found you on Google', 'en').referral).toBe('I found you on Google')
  expect(heard('your sister', 'en', 'referral').referral).toBe('Your sister')
  expect(heard("I don't know", 'en', 'referral').referral).toBeNull()
})

it('the time of a reason is quoted', () => {
  expect(heard('can you come and measure the kitchen on tuesday', 'en').particular).toBe(
    'On tuesday',
  )
  expect(heard('können sie am dienstag kommen', 'de').particular).toBe('Am dienstag')
})

it('hesitations are left out of a quote, each in its own language', () => {
  expect(heard("I'm calling about um the chair you sell", 'en').reason).not.toMatch(/\bum\b/)
  expect(heard('es geht um den stuhl den sie verkaufen', 'de').reason).toMatch(/\bum\b/)
})
