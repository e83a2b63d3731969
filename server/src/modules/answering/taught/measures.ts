import { QUESTION_KINDS } from '../../listening/types.ts'
import { isNegated } from '../language/negation.ts'
import {
  closest,
  MET,
  metElsewhere,
  metShare,
  rarestShared,
  sharedWith,
  weighedShare,
} from './closeness.ts'
import { coverage, heaviestMet, heaviestMissing, unusual, weightOf } from './coverage.ts'
import type { TaughtIndex, Way, WeighedTerm as Term } from './ways.ts'

type Entry = TaughtIndex['entries'][number]

const DISTINCTIVE_MAX = 3
const WORDS_MAX = 12

/** The names of the measures, in their order. */
export const MEASURES = [
  'asked is covered',
  'asked is covered, by what is not usual',
  'asked is covered by all of it',
  'taught is covered',
  'taught is covered, by what is not usual',
  'letters',
  'letters of the longer',
  'kind',
  'distinctive words asked',
  'distinctive words taught',
  'distinctive words shared',
  'missing asked',
  'missing taught',
  'lacks exact',
  'negation differs',
  'same language',
  'words asked',
  'heaviest asked is met',
  'heaviest taught is met',
  'letters, by how rare they are',
  'met elsewhere',
  'topics',
  'topics of it all',
  'topics asked are met by all of it',
  'rarest topic shared',
  'answer shows what is asked',
  'lead',
  'lead by words',
  'lead by letters',
  'lead by topics',
]

const ASKED_COVERED = MEASURES.indexOf('asked is covered, by what is not usual')
const TAUGHT_COVERED = MEASURES.indexOf('taught is covered, by what is not usual')
const BY_ALL = MEASURES.indexOf('asked is covered by all of it')
const BY_RARE_LETTERS = MEASURES.indexOf('letters, by how rare they are')
const BY_TOPICS = MEASURES.indexOf('topics of it all')

/** How closely a question matches a taught entry in its closest phrasing; each number from 0 to 1, without the leads. */
export function measuresOf(asked: Way, terms: Term[], entry: Entry, index: TaughtIndex): number[] {
  const each = entry.ways.map(({ way, terms: taught }) =>
    measuresOfWay(asked, terms, way, taught, entry, index),
  )
  return each.reduce((best, measures) => (nearness(measures) > nearness(best) ? measures : best))
}

/** The share of each question that the other contains, in any word for it: whichever is smaller. */
export const coveredBothWays = (measures: number[]): number =>
  Math.min(measures[ASKED_COVERED]!, measures[TAUGHT_COVERED]!)

/**
 * Adds how far each entry is ahead of the next best, or behind it: overall, by its words, by its rare letter sequences, and by its topics.
 */
export function withLead(all: number[][]): number[][] {
  const leads = [
    leadsOf(all.map((measures) => nearness(measures) / MAX_NEAR)),
    leadsOf(all.map((measures) => measures[BY_ALL]!)),
    leadsOf(all.map((measures) => measures[BY_RARE_LETTERS]!)),
    leadsOf(all.map((measures) => measures[BY_TOPICS]!)),
  ]
  return all.map((measures, at) => [...measures, ...leads.map((lead) => lead[at]!)])
}

function leadsOf(near: number[]): number[] {
  return near.map((value, at) => {
    const others = Math.max(0, ...near.filter((_, other) => other !== at))
    return (1 + value - others) / 2
  })
}

/** The highest value of `nearness`. */
const MAX_NEAR = 4
const nearness = (measures: number[]): number =>
  measures[ASKED_COVERED]! + measures[TAUGHT_COVERED]! + measures[5]! + measures[10]!

function measuresOfWay(
  asked: Way,
  terms: Term[],
  way: Way,
  taught: Term[],
  { all, allTopics, shown }: Entry,
  { held, gramWeights, topicWeights }: TaughtIndex,
): number[] {
  const met = terms.map((term) => closest(term, way.lexemes))
  const metByAll = terms.map((term) => closest(term, all))
  const back = taught.map((term, at) =>
    Math.max(closest(term, asked.lexemes), sharedWith(taught[at]!, terms)),
  )
  const distinctive = terms.filter(isDistinctive).length
  const distinctiveTaught = taught.filter(isDistinctive).length
  const shared = terms.filter((term, at) => isDistinctive(term) && met[at]! >= MET).length
  const common = [...asked.grams].filter((gram) => way.grams.has(gram)).length
  const [shorter, longer] = [asked.grams.size, way.grams.size].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return [
    coverage(terms, met, weightOf),
    coverage(terms, met, unusual),
    coverage(terms, metByAll, unusual),
    coverage(taught, back, weightOf),
    coverage(taught, back, unusual),
    shorter ? common / Math.sqrt(shorter * longer) : 0,
    longer ? common / longer : 0,
    QUESTION_KINDS.reduce(
      (sum, kind) => sum + Math.sqrt(asked.heard.odds[kind] * way.heard.odds[kind]),
      0,
    ),
    Math.min(1, distinctive / DISTINCTIVE_MAX),
    Math.min(1, distinctiveTaught / DISTINCTIVE_MAX),
    Math.min(1, shared / DISTINCTIVE_MAX),
    heaviestMissing(terms, metByAll),
    heaviestMissing(taught, back),
    Number(terms.some((term, at) => term.exact && metByAll[at]! < MET)),
    Number(isNegated(asked.text) !== isNegated(way.text)),
    Number(asked.heard.language === way.heard.language),
    Math.min(1, terms.length / WORDS_MAX),
    heaviestMet(terms, metByAll),
    heaviestMet(taught, back),
    weighedShare(asked.grams, way.grams, gramWeights),
    coverage(terms, metElsewhere(terms, metByAll, held), unusual),
    weighedShare(asked.topics, way.topics, topicWeights),
    weighedShare(asked.topics, allTopics, topicWeights),
    metShare(asked.topics, allTopics, topicWeights),
    rarestShared(asked.topics, allTopics, topicWeights),
    QUESTION_KINDS.reduce((sum, kind) => sum + asked.heard.odds[kind] * shown[kind], 0),
  ]
}

const isDistinctive = ({ rarity }: Term): boolean => rarity > 0
