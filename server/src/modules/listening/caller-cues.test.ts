import { describe, expect, it } from 'vitest'
import { callerCuesIn, isHeard } from './caller-cues.ts'
import { callerCueLines, callerCueLinesApart } from './eval/corpora.ts'

const apart = callerCueLinesApart()
const heardIn = ({ text, language }: { text: string; language: string }) =>
  callerCuesIn(text, language).filter(isHeard)

/**
 * The least share of cues that must be found in the lines held apart, and the largest share of lines without cues in which one may be
 * found.
 */
const HEARD = 0.6
const FALSELY = 0.42

describe('the lines of callers used for testing', () => {
  it('are recognised as their group', () => {
    const telling = apart.filter(({ group }) => group !== null)
    const right = telling.filter((line) => heardIn(line).some(({ group }) => group === line.group))
    expect(right.length / telling.length).toBeGreaterThanOrEqual(HEARD)
  })

  it('seldom match if they mean nothing', () => {
    const plain = apart.filter(({ group }) => group === null)
    expect(
      plain.filter((line) => heardIn(line).length > 0).length / plain.length,
    ).toBeLessThanOrEqual(FALSELY)
  })

  it('do not include any line used for training', () => {
    const known = new Set(callerCueLines().map(({ text }) => text.toLowerCase()))
    expect(apart.filter(({ text }) => known.has(text))).toEqual([])
  })
})

it('an endless text is searched at its beginning and its end', () => {
  const endless = `it's his sister ${'and so on '.repeat(50_000)} buy gift cards now`
  const names = callerCuesIn(endless, 'en')
    .filter(isHeard)
    .map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['family', 'strange-payment']))
})
