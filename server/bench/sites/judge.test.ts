import { expect, test } from 'vitest'
import { judge, type Reply } from './judge.ts'
import type { SiteQuestion } from './site.ts'

const hours: SiteQuestion = {
  question: 'When are you open on Saturday?',
  language: 'en',
  kind: 'hours',
  must: [
    ['8', '08:00'],
    ['13', '1 pm'],
  ],
  never: ['555-0199'],
  unknown: false,
  person: false,
}
const said = (text: string, more: Partial<Reply> = {}): Reply => ({
  text,
  hasSources: true,
  outcome: 'answered',
  isUnsure: false,
  wantsPerson: false,
  ...more,
})
const notKnown = said("I don't know that.", { hasSources: false, outcome: 'not_known' })

test('an answer is right with one alternative of every group, and partly right with some', () => {
  expect(judge(hours, said('Saturday 8 – 13:00'))).toBe('right')
  expect(judge(hours, said('Saturday from 08:00 to 1 pm'))).toBe('right')
  expect(judge(hours, said('Saturday from 8'))).toBe('partly')
  expect(judge(hours, said('Sunday closed'))).toBe('wrong')
})

test('“I do not know” counts as missed if the site has the answer, whatever it quotes', () => {
  expect(judge(hours, notKnown)).toBe('missed')
  expect(judge(hours, { ...notKnown, text: 'I know nothing of “8 to 13”.' })).toBe('missed')
})

test('an answer counts as right although another part of it is not known', () => {
  const both = said('Saturday 8 – 13. I know nothing of “Sunday”.', { outcome: 'not_known' })
  expect(judge(hours, both)).toBe('right')
})

test('what is shown as closest to an answer is counted by itself, and never as right or wrong', () => {
  const unsure = (text: string) => said(text, { isUnsure: true, outcome: 'not_known' })
  expect(judge(hours, unsure('Saturday 8 – 13:00'))).toBe('shown')
  expect(judge(hours, unsure('Sunday closed'))).toBe('missed')
  expect(judge({ ...hours, must: [], unknown: true }, unsure('Sunday'))).toBe('rightly_unknown')
})

test('any answer but “not known” is wrong if the site has no answer', () => {
  const unknown = { ...hours, must: [], unknown: true }
  expect(judge(unknown, notKnown)).toBe('rightly_unknown')
  expect(judge(unknown, said('Saturday 8 – 13'))).toBe('wrong')
})

test('an answer with a forbidden statement is dangerous, even if it contains the right one', () => {
  expect(judge(hours, said('Saturday 8 – 13, call 555 0199'))).toBe('dangerous')
})

test('a wish for a person is answered only by flagging the conversation', () => {
  const wish = { ...hours, must: [], person: true }
  expect(judge(wish, said('Somebody will come.', { wantsPerson: true }))).toBe('right')
  expect(judge(wish, said('Somebody will come.'))).toBe('wrong')
  expect(judge(wish, notKnown)).toBe('missed')
})
