import vader from 'vader-sentiment'
import { memoized } from '../../lib/memoized.ts'
import { unpackedEach } from './classifier/each.ts'
import { featuresOf } from './classifier/features.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/feelings.json' with { type: 'json' }
import { hear, sureness } from './heads.ts'
import { type Intent, intentsOf } from './intents.ts'
import { detectLanguage } from './language/detect.ts'
import { partsOf, sentencesOf } from './sentences.ts'
import { QUESTION_KINDS } from './types.ts'

/** How speakers feel about the person they address; `none` when they only state or ask something. */
export const FEELINGS = ['annoyed', 'none', 'glad'] as const
export type Feeling = (typeof FEELINGS)[number]

/**
 * Bounds for the score of VADER, whose lexicon knows more English words than our corpus. Each bound that the score passes is a
 * feature.
 */
const BOUNDS = [0.1, 0.3, 0.5, 0.75]
/**
 * How often each of these features is counted, times the root of the number of words: otherwise the words of a long sentence
 * would outweigh them.
 */
const TIMES = 2.5
/** Scores nearer to 0 say nothing, by VADER's own definition. */
const FAINT = 0.05

/** The features by which a feeling is recognized. */
export function featuresOfFeeling(sentence: string, language: string): string[] {
  const features = featuresOf(sentence, language)
  const isQuestion = sentence.includes('?')
  const own = isQuestion ? [...features, '?'] : features
  if (language !== 'en') return own
  const times = Math.max(1, Math.round(TIMES * Math.sqrt(features.length)))
  const bounds = boundsPassedBy(sentence, isQuestion)
  return [...own, ...Array.from({ length: times }, () => bounds).flat()]
}

function boundsPassedBy(sentence: string, isQuestion: boolean): string[] {
  const compound = lexiconScoreOf(sentence)
  if (Math.abs(compound) < FAINT) return ['lexicon']
  const sign = compound < 0 ? '-' : '+'
  return BOUNDS.filter((bound) => Math.abs(compound) >= bound).flatMap((bound) => [
    `lexicon ${sign}${bound}`,
    `lexicon ${sign}${bound} ${isQuestion ? 'asked' : 'told'}`,
  ])
}

/** The score of VADER for a sentence, from -1 to 1. */
export const lexiconScoreOf = (sentence: string): number =>
  sentence.split(/\s/).some(hasFeeling) ? scoreByLexicon(sentence) : 0

const scoreByLexicon = (text: string): number =>
  vader.SentimentIntensityAnalyzer.polarity_scores(text).compound

const WORDS = 5_000
/** Longer words are in no lexicon, and are not remembered. */
const LONGEST_WORD = 64
const isOfLexicon = memoized(WORDS, (word) => scoreByLexicon(word) !== 0)

/**
 * Whether VADER knows the word. VADER itself combines each word with each punctuation mark before looking any of them up, and most
 * sentences have no word that it knows.
 */
const hasFeeling = (word: string): boolean => word.length > LONGEST_WORD || isOfLexicon(word)

const head = unpackedEach(learnt)

/** Intents that carry no feeling, as they are polite or arrange something. Thanks and complaints are not among them. */
const PLAIN: Intent[] = [
  'greeting',
  'introduction',
  'wait',
  'presence',
  'identity',
  'yes',
  'book',
  'propose',
  'move',
  'cancel',
  'callback',
  'text',
]
const SURE = 0.5

/** Factors for the odds of no feeling. People ask businesses and tell them about problems all day, which says nothing about a feeling. */
const WHERE_PLAIN = 4
const WHERE_ASKED = 2
const WHERE_MARKED_AS_QUESTION = 1
const WHERE_TOLD = 0.3
const SURELY_ASKED = 0.9
const OF_A_KIND = 0.8
const URGENT = 0.6

/**
 * The tone of a text from -1 (annoyed) to 1 (glad); 0 when it only asks or states something.
 * @param language of the text, if known.
 */
export function sentimentOf(
  text: string,
  language: string = detectLanguage(text, { languages: ['en'], before: null }),
): number {
  const scores = sentencesOf(text)
    .map((sentence) => scoreOf(sentence, language))
    .filter((score) => score !== 0)
  return scores.length ? scores.reduce((sum, score) => sum + score, 0) / scores.length : 0
}

function scoreOf(sentence: string, language: string): number {
  const [annoyed, none, glad] = softmax([...head.sumsOf(featuresOfFeeling(sentence, language))])
  const strongest = Math.max(annoyed!, glad!)
  return none! * weightOfNone(sentence, language) >= strongest ? 0 : glad! - annoyed!
}

const isPlain = (sentence: string, language: string): boolean =>
  partsOf(sentence).every((part) => {
    const odds = intentsOf(part, language)
    return PLAIN.reduce((sum, intent) => sum + odds[intent], 0) >= SURE
  })

function weightOfNone(sentence: string, language: string): number {
  if (isPlain(sentence, language)) return WHERE_PLAIN
  if (sentence.includes('?')) return WHERE_MARKED_AS_QUESTION
  const features = featuresOf(sentence, language)
  const isOfAKind = 1 - hear('kind', features)[QUESTION_KINDS.indexOf('other')]! > OF_A_KIND
  const isAsked = isOfAKind && sureness('question', features) > SURELY_ASKED
  return isAsked || sureness('urgent', features) > URGENT ? WHERE_ASKED : WHERE_TOLD
}
