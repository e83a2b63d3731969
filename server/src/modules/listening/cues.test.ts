import { expect, it } from 'vitest'
import { cuesOf } from './cues.ts'
import { listen } from './listen.ts'

const cuesIn = (text: string, language: string) => [
  ...cuesOf(text, listen(text, { languages: [language], before: null })),
]

it.each([
  ['How much is a crown?', 'en', 'much', 'crown'],
  ['Was kostet die Kurtaxe?', 'de', 'kostet', 'kurtaxe'],
  ['Quanto costa un ombrellone?', 'it', 'costa', 'ombrellone'],
])('words that ask are distinguished from their object: %s', (text, language, cue, thing) => {
  const cues = cuesIn(text, language)
  expect(cues).toContain(cue)
  expect(cues).not.toContain(thing)
})
