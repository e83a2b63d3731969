import { memoizedBy } from '../../../lib/memoized.ts'
import { packedEach, sigmoid, weightOfLetter } from '../../listening/classifier/each.ts'
import type { EachWeights } from '../../listening/classifier/fit-each.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../listening/types.ts'
import type { Candidate } from '../candidate.ts'
import { type Meaning, meaningsOf, NUMBER } from '../language/meanings.ts'
import { topicsOf } from '../language/topics.ts'
import { isShown, shows } from '../quoting/shows.ts'
import learnt from './associations.json' with { type: 'json' }

const SHOWN = QUESTION_KINDS.filter(isShown)
/** Words of a question and of the headings above an answer that are looked at, so that the number of pairs stays small. */
const QUESTION_MAX = 24
const ABOVE_MAX = 12
/** Topics of a question and of a place that are looked at. */
const TOPICS_MAX = 24
/** Texts whose sides are remembered, because the places of a knowledge are few and asked about often. */
const TEXTS = 1_000
/** Questions whose meanings are remembered while their candidates are judged. */
const QUESTIONS = 32
const PARTED = '\t'
const GOES_WITH = '>'
/** No word and no concept begins so. */
const MET = '=met'
const LACKED = '=lacked'
/** Begins the names of topics, so that they differ from those of concepts. */
const TOPIC = '@'
const TOPIC_MET = '@met'
const TOPIC_LACKED = '@lacked'

export type AskedText = { text: string; heard: { language: string; kind: QuestionKind } }
type Answer = Pick<Candidate, 'kind' | 'place'>
/** Something of a question, and everything of an answer that it goes together with. */
type Pairs = [asked: string, answers: readonly string[]]

/**
 * How a question and a possible answer go together: which meanings of the question the answer or its headings contain, and what they have
 * for each meaning that they lack and for the kind of the question; of two neighbours in the question, only of what kind the answer is.
 * "parking" with "garage" is one such pair, in any language. The topics of both go together likewise.
 */
export function associationsOf({ text, heard }: AskedText, { kind, place }: Answer): Pairs[] {
  const { asked, askedKeys, neighbours } = askedOf(text, heard.language)
  const side = sideOf(place.text, place.language)
  const above = meaningsOf(place.above, place.language).slice(0, ABOVE_MAX)
  const held = new Set([...side.keys, ...above.map(({ key }) => key)])
  const forms = [`is ${kind}`, ...side.shown]
  const isNew = (key: string) => key === NUMBER || !askedKeys.has(key)
  const answers = [
    ...forms,
    ...side.telling.filter(isNew),
    ...tellingOf(above)
      .filter(isNew)
      .map((key) => `^${key}`),
  ]
  const lacked = new Map(
    asked.filter(({ key }) => !held.has(key)).map((meaning) => [meaning.key, meaning.kind]),
  )
  return [
    [MET, [...askedKeys].filter((key) => held.has(key))],
    [LACKED, [...lacked.keys()]],
    ...[...lacked].flatMap(([key, type]) => pairsOfLacked(key, type, answers, side.grammar)),
    [`${heard.kind}?`, answers],
    ...neighbours.map((two): Pairs => [two, forms]),
    ...pairsOfTopics({ text, heard }, place),
  ]
}

/** Which topics of the question the place or its headings have, and which of the place's stand beside those that they lack and the kind. */
function pairsOfTopics({ text, heard }: AskedText, place: Answer['place']): Pairs[] {
  const wanted = [...topicsOf(text, heard.language)].slice(0, TOPICS_MAX)
  const own = topicsOf(place.text, place.language)
  const above = topicsOf(place.above, place.language)
  const lacked = wanted.filter((topic) => !own.has(topic) && !above.has(topic))
  const said = [...own].slice(0, TOPICS_MAX)
  return [
    [TOPIC_MET, wanted.filter((topic) => !lacked.includes(topic))],
    [TOPIC_LACKED, lacked],
    ...lacked.map((topic): Pairs => [`${TOPIC}${topic}`, said]),
    [`${TOPIC}${heard.kind}?`, said],
  ]
}

/** A word that the lexicon does not know is paired with nothing, and a word of grammar with no other. */
function pairsOfLacked(
  key: string,
  kind: Meaning['kind'],
  answers: string[],
  grammar: string[],
): Pairs[] {
  if (kind === 'other') return []
  return [[key, kind === 'concept' ? [...answers, ...grammar] : answers]]
}

/** What a question says: its meanings, each once as a key, and every two that stand beside each other. */
const askedOf = memoizedBy(QUESTIONS, (text, language: string) => {
  const asked = meaningsOf(text, language).slice(0, QUESTION_MAX)
  return {
    asked,
    askedKeys: new Set(asked.map(({ key }) => key)),
    neighbours: [...new Set(asked.slice(1).map(({ key }, at) => `${asked[at]!.key},${key}`))],
  }
})

/** What a place says: all its meanings, those that may stand for something else that was asked, its grammar, and what it shows. */
type Side = { keys: string[]; telling: string[]; grammar: string[]; shown: string[] }

const sideOf = memoizedBy(TEXTS, (text, language: string): Side => {
  const meanings = meaningsOf(text, language)
  return {
    keys: meanings.map((meaning) => meaning.key),
    telling: tellingOf(meanings),
    grammar: keysOf(meanings, 'grammar'),
    shown: SHOWN.filter((name) => shows(name, text) === 1).map((name) => `shows ${name}`),
  }
})

const tellingOf = (meanings: readonly Meaning[]) => keysOf(meanings, 'concept', 'number')

const keysOf = (meanings: readonly Meaning[], ...kinds: Meaning['kind'][]): string[] => [
  ...new Set(meanings.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key)),
]

/** The pairs as features, to learn from. */
export const featuresOfPairs = (pairs: Pairs[]): string[] =>
  pairs.flatMap(([asked, answers]) => answers.map((answer) => `${asked}${GOES_WITH}${answer}`))

/** What is learnt, by what is asked: everything that goes together with it in one text, and a letter for the weight of each. */
export type Associations = {
  bias: string
  weights: Record<string, [answers: string, letters: string]>
}

/** Learnt weights of features of pairs, as they are stored. */
export function packedAssociations(learnt: EachWeights): Associations {
  const { bias, weights } = packedEach(learnt)
  const packed: Associations = { bias, weights: {} }
  for (const [name, letter] of Object.entries(weights)) {
    const at = name.indexOf(GOES_WITH)
    const [answers, letters] = packed.weights[name.slice(0, at)] ?? ['', '']
    const answer = name.slice(at + 1)
    packed.weights[name.slice(0, at)] = [
      answers ? `${answers}${PARTED}${answer}` : answer,
      letters + letter,
    ]
  }
  return packed
}

/**
 * A function that sums the weights of pairs, in log odds. They are looked up by what is asked, because a dozen candidates have thousands of
 * features, and making their names would take longer than all the rest.
 */
export function associatorOf({ bias, weights }: Associations): (pairs: Pairs[]) => number {
  const always = weightOfLetter(bias)
  const known = new Map<string, Map<string, number>>()
  const weightsOf = (asked: string) => {
    const packed = weights[asked]
    if (!packed) return undefined
    let found = known.get(asked)
    if (!found) known.set(asked, (found = unpacked(...packed)))
    return found
  }
  return (pairs) => {
    let [sum, count] = [0, 0]
    for (const [asked, answers] of pairs) {
      count += answers.length
      const found = weightsOf(asked)
      if (found) for (const answer of answers) sum += found.get(answer) ?? 0
    }
    return always + (count && sum / Math.sqrt(count))
  }
}

const unpacked = (answers: string, letters: string): Map<string, number> =>
  new Map(answers.split(PARTED).map((answer, at) => [answer, weightOfLetter(letters[at]!)]))

// The cast is safe: the file has pairs of texts, which TypeScript reads as lists.
const associated = associatorOf(learnt as unknown as Associations)

/** For each candidate of a question, from 0 to 1: the odds that it answers by what goes together, and how near they come to the best. */
export function measuresOfAssociations(
  asked: AskedText,
  candidates: Answer[],
  associate = associated,
): [number, number][] {
  const sums = candidates.map((candidate) => associate(associationsOf(asked, candidate)))
  const best = Math.max(...sums)
  return sums.map((sum) => [sigmoid(sum), Math.exp(sum - best)])
}
