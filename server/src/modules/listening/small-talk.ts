import { asks } from './clauses.ts'
import { type Intent, type IntentOdds, likeliestOf } from './intents.ts'
import type { Heard, QuestionKind } from './types.ts'

/** Intents that need no answer from the knowledge of a business. */
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

/** Intents that count as `acknowledged`: "yes" and "no" when nothing was asked. */
const ANSWERS: Intent[] = ['yes', 'no']
/**
 * Least odds that a part is small talk at all, because a question mistaken for it is never answered; also of a goodbye, which sends people
 * away.
 */
const SURE = 0.6
/** Least odds of one kind of small talk: an unknown word has low odds of every kind. */
const CLEAR = 0.4
/** Least odds of the likeliest intent: an unknown word such as “tofu” has low odds of every intent, and so none of them. */
const LIKELY = 0.35
const clearOf = (talk: SmallTalk): number => (talk === 'goodbye' ? SURE : CLEAR)

/**
 * The kind of small talk in an utterance; null when any part of it is more than that. For "Hi, good morning." or "No, thank you." the last
 * part decides, unless it only acknowledges.
 */
export function smallTalkIn(parts: IntentOdds[]): SmallTalk | null {
  const kinds = parts.map(smallTalkOfPart)
  if (kinds.includes(null)) return null
  return kinds.findLast((kind) => kind !== 'acknowledged') ?? kinds.at(-1) ?? null
}

/** Questions for the agent itself; the same words may ask about the business. */
const OF_AGENT: (SmallTalk | null)[] = ['wellbeing', 'identity']
/** What only a business is asked for: “how long have you been going?” */
const FACTS: QuestionKind[] = [
  'phone',
  'email',
  'address',
  'hours',
  'price',
  'duration',
  'amount',
  'age',
  'when',
]
/** Least odds of such a fact, and of words that mean nothing by themselves: “who runs it?” hardly asks for the agent. */
const SURE_OF_OTHER = 0.9

/**
 * Whether words that were taken for a question for the agent itself, or for a yes, ask about the business instead: “son numéro ?” sounds
 * like “bon”.
 */
export function isOfBusiness(
  talk: SmallTalk | null,
  { text, odds, leaning, intents }: Pick<Heard, 'text' | 'odds' | 'leaning' | 'intents'>,
): boolean {
  const isAskedBack = talk === 'acknowledged' && asks(text)
  if (!OF_AGENT.includes(talk) && !isAskedBack) return false
  const isOfAnother =
    talk === 'identity' &&
    leaning >= SURE_OF_OTHER &&
    intents.every(({ identity }) => identity < SURE)
  return isOfAnother || FACTS.some((kind) => odds[kind] >= SURE_OF_OTHER)
}

/** Whether somebody laughs, which sounds like banter, and takes leave: “haha bye”. */
export const laughsGoodbye = (odds: IntentOdds): boolean =>
  likeliestOf(odds) === 'goodbye' && odds.goodbye + odds.banter >= SURE

function smallTalkOfPart(odds: IntentOdds): SmallTalk | null {
  if (laughsGoodbye(odds)) return 'goodbye'
  if (odds[likeliestOf(odds)] < LIKELY) return null
  const answer = ANSWERS.reduce((sum, intent) => sum + odds[intent], 0)
  const oddsOf = (talk: SmallTalk) => odds[talk] + (talk === 'acknowledged' ? answer : 0)
  const all = SMALL_TALK.reduce((sum, talk) => sum + oddsOf(talk), 0)
  if (all < SURE) return null
  const talk = SMALL_TALK.reduce((one, other) => (oddsOf(other) > oddsOf(one) ? other : one))
  return oddsOf(talk) < clearOf(talk) ? null : talk
}
