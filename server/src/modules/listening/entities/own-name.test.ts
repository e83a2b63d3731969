import { expect, it } from 'vitest'
import { listen } from '../listen.ts'

const nameOf = (text: string, language: string) =>
  listen(text, { language, languages: [], before: null, asked: 'name' }).name

it.each([
  ['en', 'yes, ten is fine'],
  ['en', 'Nine is fine'],
  ['en', 'Is Dr Patel in today?'],
  ['it', "C'è la dottoressa Lind oggi?"],
  ['it', 'Vorrei parlare con Giovanni'],
  ['de', 'Dann zu Frau Lind'],
  ['de', 'Wiederhören'],
  ['en', 'Suspicious Transaction was found, press one'],
  ['de', 'Herzlichen Glückwunsch! Dies ist eine automatische Ansage, drücken Sie die Eins'],
])('%s: whoever was asked for a name gives none in “%s”', (language, text) => {
  expect(nameOf(text, language)).toBeNull()
})

it.each([
  ['en', 'Yes, Rose', 'Rose'],
  ['en', 'Conell, double N, double L', 'Connell'],
  ['en', 'This is Jo, C O N N E L L', 'Jo Connell'],
  ['en', 'N G U Y E N', 'Nguyen'],
  ['en', 'Will Turner', 'Will Turner'],
  ['en', 'Hi, is this the dentist? This is Tom Reed', 'Tom Reed'],
  ['nl', 'Hallo, met Ralf', 'Ralf'],
  ['de', 'Schneider, Julia Schneider. Der Termin ist für meine Tochter Mia', 'Julia Schneider'],
  ['es', 'doña Chela, la de enfrente', 'Doña Chela'],
])('%s: they name themselves in “%s”', (language, text, name) => {
  expect(nameOf(text, language)).toBe(name)
})
