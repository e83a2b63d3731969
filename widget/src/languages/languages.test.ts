import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languageFiles } from '../../language-files.ts'
import type { Words } from '../embed/types.ts'
import { readWords } from '../embed/words.ts'
import { panelStrings } from '../panel/all-strings.ts'
import { personStrings } from '../panel/person-strings.ts'
import type { AllStrings } from '../panel/strings.ts'
import { LANGUAGES } from './index.ts'
import { loadStrings } from './load.ts'

const MAX_BYTES = 1_536
const files = languageFiles()
const all = Object.entries(LANGUAGES)

const said = (strings: object, name: string): string => {
  const words = strings[name as keyof typeof strings] as string | ((value: string) => string)
  return typeof words === 'string' ? words : words('<value>')
}

test.each(all)('%s translates every text, with the same values', (_, strings) => {
  const names = Object.keys(panelStrings)
  expect(Object.keys(strings).toSorted()).toEqual(names.toSorted())
  for (const name of names) {
    const words = said(strings, name)
    expect(words.trim(), name).toBe(words)
    expect(words, name).not.toBe('')
    expect(words.includes('<value>'), name).toBe(said(panelStrings, name).includes('<value>'))
  }
  const borrowed = names.filter((name) => said(strings, name) === said(panelStrings, name))
  expect(borrowed.length, borrowed.join(', ')).toBeLessThan(4)
})

test.each(all)(
  'the file of %s is small, and the panel reads all its texts',
  (language, strings) => {
    const file = files[`nexus-${language}.json`] as string
    expect(gzipSync(file, { level: 9 }).length).toBeLessThan(MAX_BYTES)
    const read = readWords(JSON.parse(file) as Words, language) as AllStrings
    for (const name of Object.keys(strings))
      expect(said(read, name), name).toBe(said(strings, name))
    expect(Object.keys(personStrings).every((name) => name in read)).toBe(true)
  },
)

test('numbers are written in the digits of the language', () => {
  const words = JSON.parse(files['nexus-ar.json'] as string) as Words
  expect(readWords(words, 'ar-EG').unread(12)).toContain('١٢')
})

test('a value may contain the special patterns of a replacement', () => {
  const words = JSON.parse(files['nexus-de.json'] as string) as Words
  expect(readWords(words, 'de').joined("$& $'")).toBe("$& $' ist dem Chat beigetreten")
})

test('a language is loaded with or without its region, and an unknown one is English', async () => {
  expect(await loadStrings('pt-BR')).toBe(LANGUAGES.pt)
  expect(await loadStrings('ZH')).toBe(LANGUAGES.zh)
  expect(await loadStrings('constructor')).toBe(panelStrings)
})
