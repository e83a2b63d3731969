import { describe, expect, it } from 'vitest'
import trained from '../classifier/weights.json' with { type: 'json' }
import { LANGUAGES } from '../language/detect.ts'
import { listen } from '../listen.ts'
import type { Heard } from '../types.ts'
import {
  personWishes,
  personWishesApart,
  questionKinds,
  questionKindsApart,
  urgentLines,
  urgentLinesApart,
  type WishLine,
} from './corpora.ts'
import words from '../language/words.json' with { type: 'json' }
import callerCues from '../classifier/caller-cues.json' with { type: 'json' }
import { learnAll } from './learn.ts'
import { learnCallerCues } from './learn-caller-cues.ts'
import { learnWords } from './learn-words.ts'

/** What the lines held apart may not fall below; of false wishes, what they may not rise above. */
const KINDS = 0.79
const KINDS_OF_A_LANGUAGE = 0.74
const LANGUAGE = 0.96
const WISHES = 0.75
const FALSE_WISHES = 0.02
const URGENT = 0.32
const FALSE_ALARMS = 0.04
/** Training takes seconds, more on a busy machine. */
const PATIENCE_MS = 240_000

type Line = { text: string; language: string }
const hear = ({ text, language }: Line, site = language): Heard =>
  listen(text, { languages: [site], before: null })
const share = <T>(lines: T[], isSo: (line: T) => boolean) =>
  lines.filter(isSo).length / lines.length

const asked = questionKindsApart()

describe('of questions held apart', () => {
  it('the kind is heard', () => {
    expect(share(asked, (line) => hear(line).kind === line.kind)).toBeGreaterThanOrEqual(KINDS)
  })

  it.each(LANGUAGES)('the kind is heard in %s about as well as in the others', (language) => {
    const lines = asked.filter((line) => line.language === language)
    expect(lines.length).toBeGreaterThanOrEqual(40)
    expect(share(lines, (line) => hear(line).kind === line.kind)).toBeGreaterThanOrEqual(
      KINDS_OF_A_LANGUAGE,
    )
  })

  it.each(['en', 'de', 'it'])('the language is heard on a site in %s', (site) => {
    expect(share(asked, (line) => hear(line, site).language === line.language)).toBeGreaterThan(
      LANGUAGE,
    )
  })
})

describe.each<[string, 'wantsPerson' | 'isUrgent', WishLine[], number, number]>([
  ['a wish for a person', 'wantsPerson', personWishesApart(), WISHES, FALSE_WISHES],
  ['an emergency', 'isUrgent', urgentLinesApart(), URGENT, FALSE_ALARMS],
])('%s', (_, head, lines, found, falsely) => {
  it('is heard in words held apart', () => {
    const wishes = lines.filter(({ yes }) => yes)
    expect(share(wishes, (line) => hear(line)[head])).toBeGreaterThanOrEqual(found)
  })

  it('is not heard where something like it is asked', () => {
    const others = lines.filter(({ yes }) => !yes)
    expect(share(others, (line) => hear(line)[head])).toBeLessThanOrEqual(falsely)
    expect(share(asked, (line) => hear(line)[head])).toBeLessThanOrEqual(falsely)
  })
})

describe('what is learnt', () => {
  it('is what the corpora teach', { timeout: PATIENCE_MS }, () => {
    expect(learnAll()).toEqual(trained)
    expect(learnWords()).toEqual(words)
    expect(learnCallerCues()).toEqual(callerCues)
  })

  it('is not from the lines held apart', () => {
    const known = new Set([...questionKinds(), ...personWishes(), ...urgentLines()].map(keyOf))
    const apart = [...asked, ...personWishesApart(), ...urgentLinesApart()]
    expect(apart.filter((line) => known.has(keyOf(line)))).toEqual([])
  })
})

const keyOf = ({ text, language }: Line) => `${language} ${text.toLowerCase()}`
