import type { Asked } from './ask.ts'
import { goalsOf } from './goals.ts'
import type { Site } from './site.ts'
import { rightShare, shareOf, type Tally, tallyOf, unknownShare, wrongShare } from './tally.ts'

/** Prints the results of a split: by site, by language, by kind of question, and compared with the goals. */
export function report(split: string, sites: Site[], asked: Asked[]): void {
  const languageOf = new Map(sites.map(({ id, language }) => [id, language]))
  const isForeign = ({ site, question }: Asked) => languageOf.get(site) !== question.language
  table(
    `${split}: by site`,
    groups(asked, ({ site }) => site),
  )
  table(`${split}: by language of the question`, [
    ...groups(asked, ({ question }) => question.language),
    ['not that of the site', asked.filter(isForeign)],
  ])
  table(`${split}: by kind of question`, groups(asked, kindOf))
  const pdfs = new Set(sites.filter(({ start }) => start === null).map(({ id }) => id))
  table(`${split}: in all`, [
    ['websites', asked.filter(({ site }) => !pdfs.has(site))],
    ['PDFs', asked.filter(({ site }) => pdfs.has(site))],
    ['both', asked],
  ])
  for (const goal of goalsOf(asked, pdfs)) console.log(goal)
}

/** Prints what went wrong, for people to read. */
export function reportFailures(asked: Asked[]): void {
  for (const { site, question, reply, verdict } of asked) {
    if (verdict === 'right' || verdict === 'rightly_unknown') continue
    console.log(`\n${site} ${verdict} [${question.kind}, ${question.language}]`)
    if (question.before) console.log(`  before:   ${question.before}`)
    console.log(`  asked:    ${question.question}`)
    console.log(`  expected: ${expectedOf(question)}`)
    console.log(`  said:     ${reply.replaceAll('\n', ' ⏎ ')}`)
  }
}

function expectedOf({ must, never, unknown, person }: Asked['question']): string {
  if (unknown) return 'not known'
  if (person) return 'a flag for a person'
  const wanted = must.map((group) => group.join(' | ')).join('  &  ')
  return never.length > 0 ? `${wanted}  never ${never.join(' | ')}` : wanted
}

const kindOf = ({ question }: Asked): string => question.kind

function groups(asked: Asked[], keyOf: (asked: Asked) => string): [string, Asked[]][] {
  const keys = [...new Set(asked.map(keyOf))].toSorted()
  return keys.map((key) => [key, asked.filter((each) => keyOf(each) === key)])
}

const HEAD = [
  '',
  'right',
  'partly',
  'shown as closest',
  'missed',
  'wrong',
  'rightly unknown',
  'dangerous',
  'p50',
  'p95',
]

function table(title: string, rows: [string, Asked[]][]): void {
  const filled = rows.filter(([, asked]) => asked.length > 0)
  const cells = [HEAD, ...filled.map(([name, asked]) => [name, ...cellsOf(tallyOf(asked))])]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
  }
}

const cellsOf = (tally: Tally): string[] => [
  of(tally.right, tally.answerable, rightShare(tally)),
  of(tally.partly, tally.answerable, shareOf(tally.partly, tally.answerable)),
  of(tally.shown, tally.answerable, shareOf(tally.shown, tally.answerable)),
  of(tally.missed, tally.answerable, shareOf(tally.missed, tally.answerable)),
  of(tally.wrong, tally.answerable + tally.unknown, wrongShare(tally)),
  of(tally.rightly_unknown, tally.unknown, unknownShare(tally)),
  String(tally.dangerous),
  `${tally.p50.toFixed(1)} ms`,
  `${tally.p95.toFixed(1)} ms`,
]

const of = (part: number, all: number, share: number | null): string =>
  share === null ? '–' : `${part}/${all} (${Math.round(share)} %)`
