import vader from 'vader-sentiment'
import { unpackedEach } from './classifier/each.ts'
import { featuresOf } from './classifier/features.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/feelings.json' with { type: 'json' }
import { hear, sureness } from './heads.ts'
import { type Intent, intentsOf } from './intents.ts'
import { detectLanguage } from './language/detect.ts'
import { partsOf, sentencesOf } from './sentences.ts'
import { QUESTION_KINDS } from './types.ts'

/** How whoever says it feels about whom they say it to; what they merely tell or ask of is `none`. */
export const FEELINGS = ['annoyed', 'none', 'glad'] as const
export type Feeling = (typeof FEELINGS)[number]

/** VADER's lexicon knows English, and of it more words than a corpus of ours. Each bound that its score passes is a feature. */
const BOUNDS = [0.1, 0.3, 0.5, 0.75]
/** Its features are said this often, times the root of their number, or a long sentence would drown them in its words. */
const TIMES = 2.5
/** VADER's own bound of what says nothing. */
const FAINT = 0.05

/** What a feeling is recognised by. */
export function featuresOfFeeling(sentence: string, language: string): string[] {
  const features = featuresOf(sentence, language)
  const asks = sentence.includes('?')
  const own = asks ? [...features, '?'] : features
  if (language !== 'en') return own
  const times = Math.max(1, Math.round(TIMES * Math.sqrt(features.length)))
  const bounds = boundsPassedBy(sentence, asks)
  return [...own, ...Array.from({ length: times }, () => bounds).flat()]
}

function boundsPassedBy(sentence: string, asks: boolean): string[] {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(sentence)
  if (Math.abs(compound) < FAINT) return ['lexicon']
  const sign = compound < 0 ? '-' : '+'
  return BOUNDS.filter((bound) => Math.abs(compound) >= bound).flatMap((bound) => [
    `lexicon ${sign}${bound}`,
    `lexicon ${sign}${bound} ${asks ? 'asked' : 'told'}`,
  ])
}

const head = unpackedEach(learnt)

/** What is said for company or to arrange something; who thanks or complains may feel something. */
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

/** No feeling counts this much more or less: a business is asked and told of troubles all day, which say nothing of a feeling. */
const WHERE_PLAIN = 4
const WHERE_ASKED = 2
const WHERE_MARKED_AS_QUESTION = 1
const WHERE_TOLD = 0.3
const SURELY_ASKED = 0.9
const OF_A_KIND = 0.8
const URGENT = 0.6

/**
 * How a text sounds, -1 (annoyed) to 1 (glad), 0 where it merely asks or tells.
 * @param language it is in, where that is known.
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
