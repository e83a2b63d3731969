import { expect, it } from 'vitest'
import { dayPartIn, deniedPartIn, isInPart } from './day-part.ts'

it.each([
  ['en', 'something in the afternoon', 'afternoon'],
  ['en', 'Good morning, do you have anything on Tuesday evening?', 'evening'],
  ['en', 'good morning', null],
  ['en', 'half past two', null],
  ['de', 'lieber abends', 'evening'],
  ['de', 'Guten Abend, geht es vormittags?', 'morning'],
  ['es', 'mejor por la mañana', 'morning'],
  ['es', 'mañana', null],
  ['es', 'buenas tardes', null],
  ['fr', "plutôt l'après-midi", 'afternoon'],
  ['it', 'meglio la sera', 'evening'],
  ['pt', 'de manhã', 'morning'],
  ['nl', "'s middags graag", 'afternoon'],
  ['pl', 'rano', null],
])('%s: the part of the day in “%s”', (language, text, part) => {
  expect(dayPartIn(text, language)).toBe(part)
})

it.each([
  ['en', 'Not in the morning, please', 'morning', null],
  ['en', "The morning doesn't work, in the afternoon?", 'morning', 'afternoon'],
  ['de', 'Vormittags kann ich nicht', 'morning', null],
  ['es', 'por la tarde no puedo', 'afternoon', null],
  ['fr', 'pas le soir', 'evening', null],
  ['it', 'non la mattina', 'morning', null],
  ['pt', 'de manhã não posso', 'morning', null],
  ['nl', "niet 's avonds", 'evening', null],
])('%s: the part of the day that does not suit in “%s”', (language, text, denied, part) => {
  expect(deniedPartIn(text, language)).toBe(denied)
  expect(dayPartIn(text, language)).toBe(part)
})

it('five in the afternoon is in the evening too', () => {
  expect(isInPart(17, 'afternoon')).toBe(true)
  expect(isInPart(17, 'evening')).toBe(true)
  expect(isInPart(12, 'morning')).toBe(false)
})
