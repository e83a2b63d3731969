import type { Asked } from './ask.ts'
import { rightShare, tallyOf, unknownShare, wrongShare } from './tally.ts'

const RIGHT_OF_SITES = 75
const RIGHT_OF_PDFS = 65
const WRONG = 5
const RIGHTLY_UNKNOWN = 95
/** Percentage points that a language may be behind English. */
const BEHIND_ENGLISH = 10
const P95_MS = 15

/** A line for each goal: its name, the result, and whether it is met. `pdfs` are the sites that consist of PDFs only. */
export function goalsOf(asked: Asked[], pdfs: Set<string>): string[] {
  const all = tallyOf(asked)
  const ofSites = tallyOf(asked.filter(({ site }) => !pdfs.has(site)))
  const ofPdfs = tallyOf(asked.filter(({ site }) => pdfs.has(site)))
  return [
    ...atLeast('right on websites', rightShare(ofSites), RIGHT_OF_SITES),
    ...atLeast('right in PDFs', rightShare(ofPdfs), RIGHT_OF_PDFS),
    ...atMost('wrong', wrongShare(all), WRONG),
    ...atLeast('rightly unknown', unknownShare(all), RIGHTLY_UNKNOWN),
    line('dangerous', String(all.dangerous), '0', all.dangerous === 0),
    ...behindEnglish(asked),
    line('a question, p95', `${all.p95.toFixed(1)} ms`, `${P95_MS} ms`, all.p95 <= P95_MS),
  ]
}

function behindEnglish(asked: Asked[]): string[] {
  const rightIn = (language: string) =>
    rightShare(tallyOf(asked.filter(({ question }) => question.language === language)))
  const english = rightIn('en')
  const others = new Set(asked.map(({ question }) => question.language))
  others.delete('en')
  return [...others].toSorted().flatMap((language) => {
    const right = rightIn(language)
    if (english === null || right === null) return []
    const behind = english - right
    const reached = `${Math.round(behind)} points`
    return line(
      `${language} behind English`,
      reached,
      `${BEHIND_ENGLISH}`,
      behind <= BEHIND_ENGLISH,
    )
  })
}

/** Empty when nothing of the kind was asked. */
export const atLeast = (what: string, share: number | null, goal: number): string[] =>
  share === null ? [] : [line(what, percent(share), `at least ${goal} %`, share >= goal)]

export const atMost = (what: string, share: number | null, goal: number): string[] =>
  share === null ? [] : [line(what, percent(share), `at most ${goal} %`, share <= goal)]

const percent = (share: number) => `${share.toFixed(1)} %`

const line = (what: string, reached: string, goal: string, isMet: boolean): string =>
  `${what.padEnd(20)}  ${reached.padEnd(10)}  goal ${goal.padEnd(13)}  ${isMet ? 'met' : 'MISSED'}`
