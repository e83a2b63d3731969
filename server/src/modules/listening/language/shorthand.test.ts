import { expect, it } from 'vitest'
import { listen } from '../listen.ts'
import { writtenOut } from './shorthand.ts'

it.each([
  ['r u open tmrw', 'en', 'are you open tomorrow'],
  ['vcs tao abertos hj?', 'pt', 'vocês estão abertos hoje?'],
  ['xq no abren', 'es', 'porque no abren'],
  ['Dispo auj svp?', 'fr', "disponible aujourd'hui s'il vous plaît?"],
  ['dv siete', 'it', 'dove siete'],
  ['wnr zijn jullie open', 'nl', 'wanneer zijn jullie open'],
  ['vllt tgl geöffnet?', 'de', 'vielleicht täglich geöffnet?'],
  // Letters that spell something, initials, addresses, and numbers.
  ['n g u y e n', 'en', 'n g u y e n'],
  ['HJ Miller', 'pt', 'HJ Miller'],
  ['vc@example.com, hj.example.com', 'pt', 'vc@example.com, hj.example.com'],
  ['i ran 5k', 'es', 'i ran 5k'],
])('“%s” in %s is “%s”', (text, language, full) => {
  expect(writtenOut(text, language)).toBe(full)
})

it('a word of the knowledge means what it means there', () => {
  const heard = (isWritten: (word: string) => boolean) =>
    listen('appt deadline?', { languages: ['en'], before: null, language: 'en', isWritten }).text
  expect(heard(() => false)).toBe('appointment deadline?')
  expect(heard((word) => word === 'appt')).toBe('appt deadline?')
})
