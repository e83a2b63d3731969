import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Forest } from '../src/modules/answering/judging/forest.ts'
import { sureness } from '../src/modules/answering/judging/forest.ts'
import { fit } from '../src/modules/answering/judging/fit.ts'
import { leastSure, matchTaught } from '../src/modules/answering/taught/match.ts'
import type { Taught } from '../src/modules/answering/taught/taught.ts'
import { listen } from '../src/modules/listening/listen.ts'
import { readSites } from './sites/read-sites.ts'
import type { Site } from './sites/site.ts'
import { type Business, readBusinesses } from './taught/read-businesses.ts'

/**
 * Trains on businesses whose owners answered questions when another question asks the same, and prints the results for each business after
 * training on the others only. Of each answer, one phrasing at a time is left out and asked; the rest is taught.
 */
const WEIGHTS = new URL('../src/modules/answering/taught/weights.json', import.meta.url)
const TUNED_SITES = fileURLToPath(new URL('../eval/sites/tuned/', import.meta.url))
/** One in this many questions of a website is used. */
const TAUGHT_EVERY = 4
const FOLDS = 5
/** Numbers of answers that an owner has at the beginning. */
const FEW = [1, 3]
/** Depth of the trees: there are only some thousand questions to train on. */
const DEPTH = 4
const NOTHING: Forest = { bias: 0, trees: [] }

type Asked = {
  business: string
  question: string
  /** The odds from which an answer is given. */
  least: number
  /** Null when no taught answer is right. */
  right: string | null
  candidates: { id: string; measures: number[]; isRight: boolean }[]
}

const businesses = readBusinesses('tuned')
const asked = [...businesses.flatMap(questionsOf), ...readSites(TUNED_SITES).flatMap(strangersOf)]
const counts = { right: 0, wrong: 0, missed: 0, silent: 0, invented: 0 }
for (let fold = 0; fold < FOLDS; fold++) {
  const left = new Set(
    businesses.filter((_, at) => at % FOLDS === fold).map(({ business }) => business),
  )
  const forest = learn(asked.filter(({ business }) => !left.has(business)))
  for (const one of asked.filter(({ business }) => left.has(business))) count(one, forest)
}
console.log('unseen', counts)
writeFileSync(WEIGHTS, `${JSON.stringify(learn(asked))}\n`)

function questionsOf({ business, language, taught, others, known }: Business): Asked[] {
  const asTaught = taught.map(({ question, answer }): Taught => ({
    id: question,
    question,
    answer,
    phrasings: [],
  }))
  // The other questions as open ones, as in the list of a real agent.
  const open = others.map((question): Taught => ({
    id: question,
    question,
    answer: null,
    phrasings: [],
  }))
  const ask = (text: string, right: string | null, known: Taught[] = asTaught): Asked => ({
    business,
    question: text,
    least: leastSure(known),
    right,
    candidates: candidatesOf(text, language, known, right),
  })
  // With a single answer there is nothing that shows which words are common, and no competing answer.
  const withFew = (size: number): Asked[] => {
    const few = (at: number) =>
      Array.from({ length: size }, (_, nth) => asTaught[(at + nth) % asTaught.length]!)
    return [
      ...taught.flatMap(({ question, ways }, at) => [
        ...ways.map((way) => ask(way, question, few(at))),
        ...ways.map((way, nth) =>
          ask(
            way,
            null,
            few(at + 1 + nth).filter(({ id }) => id !== question),
          ),
        ),
      ]),
      ...[...others, ...known.map((one) => one.question)].flatMap((text, at) => [
        ask(text, null, few(at)),
        ask(text, null, few(at + 4)),
      ]),
    ]
  }
  return [
    ...taught.flatMap(({ question, ways }) =>
      ways.flatMap((way) => [ask(way, question), ask(way, question, [...asTaught, ...open])]),
    ),
    // With one further phrasing, as for a group of questions, and without the one that is asked.
    ...taught.flatMap(({ question, ways }) =>
      ways.map((way, at) =>
        ask(
          way,
          question,
          asTaught.map((one) =>
            one.id === question
              ? { ...one, phrasings: ways.filter((_, other) => other !== at) }
              : one,
          ),
        ),
      ),
    ),
    ...taught.flatMap(({ question, ways }) =>
      [question, ways[0]!].map((text) =>
        ask(
          text,
          null,
          asTaught.filter(({ id }) => id !== question),
        ),
      ),
    ),
    ...others.map((text) => ask(text, null)),
    ...FEW.flatMap((size) => withFew(size)),
    // Questions that the pages answer are also asked, as examples that no taught answer should match.
    ...known.map((one) => ask(one.question, null)),
  ]
}

/** No two questions of a website ask the same, so some are taught and the others must not match. */
function strangersOf({ id, language, questions }: Site): Asked[] {
  const texts = [
    ...new Set(questions.filter(({ person }) => !person).map(({ question }) => question)),
  ]
  const taught = texts
    .filter((_, at) => at % TAUGHT_EVERY === 0)
    .map((question): Taught => ({ id: question, question, answer: '', phrasings: [] }))
  return texts
    .filter((_, at) => at % TAUGHT_EVERY === 1)
    .map((text) => ({
      business: id,
      question: text,
      least: leastSure(taught),
      right: null,
      candidates: candidatesOf(text, language, taught, null),
    }))
}

function candidatesOf(text: string, language: string, taught: Taught[], right: string | null) {
  return matchTaught(text, listen(text, { languages: [language], before: null }), taught, {
    forest: NOTHING,
  }).map(({ taught: { id }, measures }) => ({ id, measures, isRight: id === right }))
}

function learn(from: Asked[]): Forest {
  return fit(
    from.flatMap(({ candidates }) => candidates),
    DEPTH,
  )
}

function count({ question, least, right, candidates }: Asked, forest: Forest) {
  const [best] = candidates
    .map((one) => ({ ...one, odds: sureness(one.measures, forest) }))
    .toSorted((a, b) => b.odds - a.odds)
  const said = best && best.odds >= least ? best : null
  if (process.argv.includes('--failures') && (said?.id ?? null) !== right)
    console.log(
      `${right === null ? 'invented' : said ? 'wrong' : 'missed'}  ${question} → ${best?.id} ${best?.odds.toFixed(2)} (${right})`,
    )
  if (right === null) counts[said ? 'invented' : 'silent']++
  else if (!said) counts.missed++
  else counts[said.id === right ? 'right' : 'wrong']++
}
