import { expect, it } from 'vitest'
import { emergencies, intentLinesApart, urgentLines, urgentLinesApart } from './eval/corpora.ts'
import { listen } from './listen.ts'
import { likelyInTrouble } from './urgency.ts'

type Line = { text: string; language: string }
const hear = ({ text, language }: Line) =>
  listen(text, { language, languages: [language], before: language })
const inTrouble = (lines: Line[]) => lines.filter((line) => likelyInTrouble(hear(line))).length

it.each([
  ['en', "No, make it eleven o'clock instead"],
  ['it', 'No, facciamo alle undici'],
  ['en', "that's everything"],
  ['fr', 'je ne peux plus venir'],
  ['de', 'jetzt nicht'],
])('who moves an appointment or takes leave is in no trouble (%s: %s)', (language, text) => {
  expect(likelyInTrouble(hear({ language, text }))).toBe(false)
})

it('hears the emergencies that sound urgent, with an hour in them too', () => {
  const yes = [...urgentLinesApart(), ...urgentLines(), ...emergencies()].filter((line) => line.yes)
  expect(inTrouble(yes)).toBeGreaterThanOrEqual(640)
  const text = "Water is pouring through the ceiling since three o'clock"
  expect(likelyInTrouble(hear({ language: 'en', text }))).toBe(true)
  expect(inTrouble(intentLinesApart())).toBeLessThanOrEqual(6)
})

it('is in trouble who says so in words that are certain, and not who asks about them', () => {
  const inDanger = (text: string) => likelyInTrouble(hear({ language: 'en', text }))
  expect(inDanger('my father cannot breathe')).toBe(true)
  expect(inDanger('do you have an entrance for an ambulance?')).toBe(false)
})
