import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const isUnfinished = (text: string, language: string) =>
  listen(text, { language, languages: [], before: null }).isUnfinished

it.each([
  ["hi it's nina i'm calling about the", 'en'],
  ['hallo ich rufe an wegen der', 'de'],
  ['bonjour je vous appelle pour le', 'fr'],
  ['hola llamo por la', 'es'],
  ['buongiorno chiamo per il', 'it'],
  ['bom dia estou ligando por causa do', 'pt'],
  ['goedemorgen ik bel over de', 'nl'],
])('a sentence that breaks off is about to go on: %s', (text, language) => {
  expect(isUnfinished(text, language)).toBe(true)
})

it.each([
  ['hello is sam there', 'en'],
  ['who is it about', 'en'],
  ["I'm calling about the chair.", 'en'],
  ['guten tag hier ist karl', 'de'],
  ['no gracias', 'es'],
  ['hola', 'es'],
  ['', 'en'],
])('a whole utterance is not: %s', (text, language) => {
  expect(isUnfinished(text, language)).toBe(false)
})
