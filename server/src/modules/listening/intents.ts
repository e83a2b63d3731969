import { memoized } from '../../lib/memoized.ts'
import { unpackedEach } from './classifier/each.ts'
import { featuresOf } from './classifier/features.ts'
import { softmax } from './classifier/odds.ts'
import learnt from './classifier/intents.json' with { type: 'json' }

/** What somebody does with their words; `other` is a question for the knowledge, and everything else. */
export const INTENTS = [
  'other',
  'greeting',
  'thanks',
  'goodbye',
  'wellbeing',
  'introduction',
  'acknowledged',
  'wait',
  'presence',
  'identity',
  'banter',
  'yes',
  'no',
  'book',
  'propose',
  'move',
  'cancel',
  'callback',
  'text',
  'person',
] as const

/** `book` also asks for free times, `propose` names one for what was offered; `callback` wants to be called or served, `text` to have a link texted, `person` to talk with one; `banter` plays with the machine. */
export type Intent = (typeof INTENTS)[number]
export type IntentOdds = Record<Intent, number>

/** Features for intents: those of the text, and whether it has a question mark, because a question is seldom a goodbye. */
export const featuresOfIntent = (text: string, language: string): string[] => {
  const features = featuresOf(text, language)
  return text.includes('?') ? [...features, '?'] : features
}

const head = unpackedEach(learnt)

/** Parts whose odds are remembered: a message has few, and several listeners ask for the same. */
const PARTS = 64
const LONGEST = 400

const oddsOfKey = memoized(PARTS, (key): IntentOdds => {
  const language = key.slice(0, key.indexOf(' '))
  const odds = softmax([...head.sumsOf(featuresOfIntent(key.slice(language.length + 1), language))])
  // The cast is needed because `fromEntries` does not keep the type of its keys.
  return Object.fromEntries(INTENTS.map((intent, at) => [intent, odds[at]!])) as IntentOdds
})

/** The odds of each intent for a sentence or a part of one; they add up to 1. */
export const intentsOf = (text: string, language: string): IntentOdds =>
  oddsOfKey(`${language} ${text.trim().slice(0, LONGEST)}`)

/** The likeliest intent. */
export const likeliestOf = (odds: IntentOdds): Intent =>
  INTENTS.reduce((one, other) => (odds[other] > odds[one] ? other : one))
