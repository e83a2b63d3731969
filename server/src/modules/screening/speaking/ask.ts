import { isClearClaim } from '../claims.ts'
import type { Evidence } from '../evidence.ts'
import { has, weightOf } from '../evidence.ts'
import type { ScreeningState, Topic } from '../types.ts'
import { isOffered } from '../../../wording/index.ts'

const MAX_QUESTIONS = 5
const MAX_PER_KIND = 2
/** With this weight of offers the caller is told that none are accepted. */
const SELLS_FROM = -3
/** With these odds of an unwanted call, a faint claim does not prevent that. */
const LIKELY = 0.6

/**
 * The next question: nothing that was answered already, nothing asked too often, at most five questions.
 * @returns null when there is nothing left to ask.
 */
export function nextTopic(state: ScreeningState, evidence: Evidence): Topic | null {
  if (!isOffered(evidence.language) || has(evidence, 'wrong-number')) return null
  const last = state.turns.at(-1)
  if (last && !last.heard.trim()) return 'presence'
  const asked = (topic: Topic) => state.turns.filter((turn) => turn.asked === topic).length
  const left = MAX_QUESTIONS - state.turns.filter(({ heard }) => heard.trim()).length
  if (left <= 0 || asked('decline') > 0) return null
  if (isSelling(evidence)) return 'decline'
  const { told, organisation } = evidence
  const claims = has(evidence, 'relation')
  if (!told.callerName && !organisation && asked('who') < MAX_PER_KIND) return 'who'
  if (!told.callReason && asked('why') < MAX_PER_KIND) return 'why'
  if (asked('why') === 0) return 'why'
  if (!told.referral && !claims && asked('how') === 0) return 'how'
  if (!told.callerName && !organisation && asked('who') <= MAX_PER_KIND) return 'who'
  return null
}

const isSelling = (evidence: Evidence) =>
  evidence.trouble === 'none' &&
  (!has(evidence, 'relation') || isFaintlyClaimed(evidence)) &&
  weightOf(evidence, 'sales', 'pitch') <= SELLS_FROM

/** Whether the caller's claims are faint compared with everything against them. */
const isFaintlyClaimed = ({ found, unwantedOdds }: Evidence) =>
  unwantedOdds >= LIKELY && !found.some(isClearClaim)
