import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  collectArticles,
  collectBusinesses,
  collectSites,
  type LabelledQuestion,
} from './judging/collect.ts'
import { fit } from '../src/modules/answering/judging/fit.ts'
import {
  chosen,
  type Judgement,
  LEAST_ODDS,
  oddsOfRow,
} from '../src/modules/answering/judging/judge.ts'
import { openBench } from './sites/open-bench.ts'

/**
 * Learns from the labelled questions when to say what was found and when to say that nothing was: writes the weights, and prints how
 * they do on every fifth business or site after learning from the others alone.
 */
const { values } = parseArgs({ options: { folder: { type: 'string' }, dump: { type: 'string' } } })
const WEIGHTS = new URL('../src/modules/answering/judging/weights.json', import.meta.url)
const FOLDS = 5

const { deps, close } = await openBench()
const questions = [
  ...(await collectBusinesses(deps)),
  ...(await collectSites(deps, values.folder)),
  ...(await collectArticles(deps)),
]
if (values.dump) writeFileSync(values.dump, JSON.stringify(questions))
await close()
for (const least of [0.4, 0.5, 0.6]) print(`unseen, said from ${least} on`, crossed(least))
const learned = learn(questions)
print('seen', countOf(questions, learned, LEAST_ODDS))
writeFileSync(WEIGHTS, `${JSON.stringify(learned)}\n`)
process.exit()

function learn(from: LabelledQuestion[]): Judgement {
  return fit(from.flatMap(({ candidates }) => candidates))
}

function crossed(least: number) {
  const places = [...new Set(questions.map(({ place }) => place))].toSorted()
  const foldOf = ({ place }: LabelledQuestion) => places.indexOf(place) % FOLDS
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    countOf(
      questions.filter((question) => foldOf(question) === fold),
      learn(questions.filter((question) => foldOf(question) !== fold)),
      least,
    ),
  )
  return folds.reduce((sum, fold) => ({
    right: sum.right + fold.right,
    wrong: sum.wrong + fold.wrong,
    missed: sum.missed + fold.missed,
    impossible: sum.impossible + fold.impossible,
    unknown: sum.unknown + fold.unknown,
    invented: sum.invented + fold.invented,
    twice: sum.twice + fold.twice,
  }))
}

/** `impossible` are answerable questions none of whose candidates is right: what is found, not how it is judged, has to get better. */
function countOf(from: LabelledQuestion[], learned: Judgement, least: number) {
  const counts = { right: 0, wrong: 0, missed: 0, impossible: 0, unknown: 0, invented: 0, twice: 0 }
  for (const { candidates, isAnswerable } of from) {
    const judged = candidates.map((candidate) => ({
      ...candidate,
      odds: oddsOfRow(candidate.row, learned),
    }))
    const said = chosen(judged, least)
    if (isAnswerable && !candidates.some(({ isRight }) => isRight)) counts.impossible++
    if (said.length === 0) counts[isAnswerable ? 'missed' : 'unknown']++
    else if (!isAnswerable) counts.invented++
    else counts[said.some(({ isRight }) => isRight) ? 'right' : 'wrong']++
    if (said.length > 1) counts.twice++
  }
  return counts
}

function print(title: string, counts: Record<string, number>) {
  const said = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  console.log(`${title.padEnd(26)} ${said.join('  ')}`)
}
