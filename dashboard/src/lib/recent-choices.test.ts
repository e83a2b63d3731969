import { afterEach, expect, test } from 'vitest'
import { recentChoices, rememberChoice } from './recent-choices.ts'
import { RECENT_KEY } from './user-key.ts'

afterEach(() => localStorage.clear())

const choice = (to: string) => ({ to, label: to, kind: 'page' as const })

test('the last five choices are kept, the last first, each once', () => {
  for (const to of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberChoice(choice(to))
  expect(recentChoices().map(({ to }) => to)).toEqual(['f', 'e', 'd', 'a', 'c'])
})

test('stored values that are not valid choices are ignored', () => {
  for (const junk of ['{', '{}', '[1, null, {"to": 2}]']) {
    localStorage.setItem(RECENT_KEY, junk)
    expect(recentChoices()).toEqual([])
  }
})
