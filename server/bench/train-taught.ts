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
 * Learns from businesses whose owners answered questions when another question asks the same, and prints how it does on each business
 * after learning from the others alone. Of each answer, one way to ask it is left out at a time and asked; the rest is taught.
 */
const WEIGHTS = new URL('../src/modules/answering/taught/weights.json', import.meta.url)
const TUNED_SITES = fileURLToPath(new URL('../eval/sites/tuned/', import.meta.url))
/** Of the questions of a website, one in so many. */
const TAUGHT_EVERY = 4
const FOLDS = 5
/** So many answers are taught where an owner begins. */
const FEW = [1, 3]
/** Of the trees: there are some thousand questions to learn from, not some ten thousand. */
const DEPTH = 4
const NOTHING: Forest = { bias: 0, trees: [] }

type Asked = {
  business: string
  question: string
  /** From which odds on an answer is given. */
  least: number
  /** Null where nothing that was taught answers it. */
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
  // As they stand beside the answers in the list of an agent.
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
  // An owner begins with one answer: nothing else is there to tell what is usual, and nothing to be ahead of.
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
    // With a way beside the question, as a group of questions has them, and without what was asked.
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
    // What the pages answer is asked of the owner's answers too.
    ...known.map((one) => ask(one.question, null)),
  ]
}

/** Of a website's questions none asks the same as another: some are taught, the others asked. */
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
