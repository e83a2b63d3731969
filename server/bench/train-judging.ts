import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  collectArticles,
  collectBusinesses,
  collectPages,
  collectSites,
  isOfPage,
  type LabelledQuestion,
} from './judging/collect.ts'
import { fit } from '../src/modules/answering/judging/fit.ts'
import { type Forest, sureness } from '../src/modules/answering/judging/forest.ts'
import { chosen, MIN_ODDS } from '../src/modules/answering/judging/judge.ts'
import { learnUsual } from './judging/learn-usual.ts'
import { readAskedPages } from './judging/asked-page.ts'
import { AssociationLearner } from './judging/learn-associations.ts'
import { openBench } from './sites/open-bench.ts'

/**
 * Trains from labelled questions when to give an answer and when to abstain: writes the counts of common words and the weights, and prints
 * the results for every fifth business or site after training on the others only.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    dump: { type: 'string' },
    /** File dumped by an earlier run, used instead of asking everything again. */
    from: { type: 'string' },
  },
})
const ASSOCIATIONS = new URL('../src/modules/answering/judging/associations.json', import.meta.url)
const WEIGHTS = new URL('../src/modules/answering/judging/weights.json', import.meta.url)
const USUAL = new URL('../src/modules/answering/language/usual.json', import.meta.url)
const FOLDS = 5
/** Of the questions about single pages one in so many is learnt from here, as there are seven times as many as all others. */
const PAGES_SHARE = 3

const collected = values.from
  ? (JSON.parse(readFileSync(values.from, 'utf8')) as LabelledQuestion[])
  : await collect()
if (values.dump) writeFileSync(values.dump, JSON.stringify(collected))
const learner = new AssociationLearner(collected)
writeFileSync(ASSOCIATIONS, `${JSON.stringify(learner.learn())}\n`)
const questions = learner
  .withUnseen()
  .filter((asked, at) => !isOfPage(asked) || at % PAGES_SHARE === 0)
const unseen = crossed()
for (const least of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7])
  print(`unseen, said from ${least} on`, countOf(unseen, least))
const learned = learn(questions)
print('seen', countOf(weighed(questions, learned), MIN_ODDS))
writeFileSync(WEIGHTS, `${JSON.stringify(learned)}\n`)
process.exit()

async function collect(): Promise<LabelledQuestion[]> {
  writeFileSync(USUAL, `${JSON.stringify(learnUsual())}\n`)
  const { deps, close } = await openBench()
  const collected = [
    ...(await collectBusinesses(deps)),
    ...(await collectSites(deps, values.folder)),
    ...(await collectArticles(deps)),
    ...(await collectPages(deps, readAskedPages('tuned'))),
  ]
  await close()
  return collected
}

function learn(from: LabelledQuestion[]): Forest {
  return fit(from.flatMap(({ candidates }) => candidates))
}

type Weighed = Omit<LabelledQuestion, 'candidates'> & {
  candidates: (LabelledQuestion['candidates'][number] & { odds: number })[]
}

function weighed(from: LabelledQuestion[], learned: Forest): Weighed[] {
  return from.map((question) => ({
    ...question,
    candidates: question.candidates.map((candidate) => ({
      ...candidate,
      odds: sureness(candidate.measures, learned),
    })),
  }))
}

/** Each question judged by a forest that was trained on the other folds, without the first one, which knows them all. */
function crossed(): Weighed[] {
  const places = [...new Set(questions.map(({ place }) => place))].toSorted()
  const foldOf = ({ place }: LabelledQuestion) => places.indexOf(place) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) =>
    weighed(
      questions.filter((question) => foldOf(question) === fold),
      learn(questions.filter((question) => foldOf(question) !== fold)),
    ),
  ).flat()
}

/** `impossible` counts answerable questions without a right candidate: there retrieval, not judging, must improve. */
function countOf(from: Weighed[], least: number) {
  const counts = { right: 0, wrong: 0, missed: 0, impossible: 0, unknown: 0, invented: 0, twice: 0 }
  for (const { candidates, isAnswerable } of from) {
    const said = chosen(candidates, least)
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
