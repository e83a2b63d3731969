import { type Intent, type IntentOdds, likeliestOf } from './intents.ts'

/** What is said for company, and needs no knowledge of a business. */
export const SMALL_TALK = [
  'greeting',
  'thanks',
  'goodbye',
  'wellbeing',
  'introduction',
  'acknowledged',
  'wait',
  'presence',
  'identity',
] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** "Yes" and "no" answer nothing that was asked here: they are taken note of. */
const ANSWERS: Intent[] = ['yes', 'no']
/** A question that is taken for small talk is never answered: it has to be surer than not. */
const SURE = 0.6
/** A word nobody knows is a little of everything; and whoever is told goodbye has been sent away. */
const CLEAR = 0.4
/** The likeliest of all, and not only together with others that are as unlikely: “tofu” is no yes, no note taken and no wait. */
const LIKELY = 0.35
const clearOf = (talk: SmallTalk): number => (talk === 'goodbye' ? SURE : CLEAR)

/**
 * What small talk an utterance is, each part by its odds; null where any part of it is more. "Hi, good morning." and "No, thank you."
 * are one and then another: the last is what is answered, but for a word of agreement or courtesy beside.
 */
export function smallTalkIn(parts: IntentOdds[]): SmallTalk | null {
  const kinds = parts.map(smallTalkOfPart)
  if (kinds.includes(null)) return null
  return kinds.findLast((kind) => kind !== 'acknowledged') ?? kinds.at(-1) ?? null
}

function smallTalkOfPart(odds: IntentOdds): SmallTalk | null {
  if (odds[likeliestOf(odds)] < LIKELY) return null
  const answer = ANSWERS.reduce((sum, intent) => sum + odds[intent], 0)
  const oddsOf = (talk: SmallTalk) => odds[talk] + (talk === 'acknowledged' ? answer : 0)
  const all = SMALL_TALK.reduce((sum, talk) => sum + oddsOf(talk), 0)
  if (all < SURE) return null
  const talk = SMALL_TALK.reduce((one, other) => (oddsOf(other) > oddsOf(one) ? other : one))
  return oddsOf(talk) < clearOf(talk) ? null : talk
}
