import { atLeast, atMost } from '../sites/goals.ts'
import type { Asked } from '../sites/ask.ts'
import { rightShare, shareOf, tallyOf } from '../sites/tally.ts'
import { ANSWERABLE, LOOKALIKE, OFF_TOPIC } from './questions.ts'

const RIGHT = 72
const LOOKALIKES_ANSWERED = 45
const OFF_TOPIC_ANSWERED = 5

/** Prints the results of a split, by group, compared with the goals. */
export function report(split: string, asked: Asked[]): void {
  console.log(`\npublic questions, ${split}`)
  for (const site of new Set(asked.map((each) => each.site))) {
    console.log(`${site.padEnd(24)}  ${lineOf(asked.filter((each) => each.site === site))}`)
  }
  console.log(`${'in all'.padEnd(24)}  ${lineOf(asked)}`)
  const goals = [
    ...atLeast('right', rightShare(tallyOf(ofKind(asked, ANSWERABLE))), RIGHT),
    ...atMost('look-alikes answered', falselyShare(asked, LOOKALIKE), LOOKALIKES_ANSWERED),
    ...atMost('off-topic answered', falselyShare(asked, OFF_TOPIC), OFF_TOPIC_ANSWERED),
  ]
  for (const goal of goals) console.log(goal)
}

function lineOf(asked: Asked[]): string {
  const { right, wrong, shown, missed, answerable, p50, p95 } = tallyOf(ofKind(asked, ANSWERABLE))
  const shares = [
    ['right', right],
    ['wrong', wrong],
    ['shown as closest', shown],
    ['missed', missed],
  ] as const
  return [
    ...shares.map(([name, part]) => `${name} ${of(part, answerable)}`),
    `look-alikes answered ${falsely(asked, LOOKALIKE)}`,
    `off-topic answered ${falsely(asked, OFF_TOPIC)}`,
    `${lettersOf(asked)} letters`,
    `p50 ${p50.toFixed(1)} ms  p95 ${p95.toFixed(1)} ms`,
  ].join('  ')
}

/** The median length of the right replies, because quoting the whole article would always be right. */
function lettersOf(asked: Asked[]): number {
  const right = asked.filter(({ verdict }) => verdict === 'right')
  const lengths = right.map(({ reply }) => reply.length).toSorted((a, b) => a - b)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

const ofKind = (asked: Asked[], kind: string) =>
  asked.filter(({ question }) => question.kind === kind)

function falsely(asked: Asked[], kind: string): string {
  const { wrong, unknown } = tallyOf(ofKind(asked, kind))
  return of(wrong, unknown)
}

function falselyShare(asked: Asked[], kind: string): number | null {
  const { wrong, unknown } = tallyOf(ofKind(asked, kind))
  return shareOf(wrong, unknown)
}

const of = (part: number, all: number): string =>
  `${part}/${all} (${(shareOf(part, all) ?? 0).toFixed(1)} %)`
