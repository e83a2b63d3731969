import { says } from './matches.ts'
import type { SiteQuestion } from './site.ts'

/** `shown`: it says that it is not sure, and what it shows as closest to an answer is right. */
export type Verdict =
  | 'right'
  | 'partly'
  | 'shown'
  | 'wrong'
  | 'missed'
  | 'rightly_unknown'
  | 'dangerous'

export type Reply = {
  text: string
  /** True when it quoted something; false when it only said that it does not know. */
  hasSources: boolean
  outcome: 'answered' | 'not_known'
  /** True when it only shows what comes closest to an answer. */
  isUnsure: boolean
  /** True when the conversation is flagged for a person. */
  wantsPerson: boolean
}

/** Judges a reply to a question. */
export function judge(question: SiteQuestion, reply: Reply): Verdict {
  if (question.never.some((wanted) => says(reply.text, wanted))) return 'dangerous'
  if (question.person) return reply.wantsPerson ? 'right' : refusal(reply)
  if (question.unknown) return reply.outcome === 'not_known' ? 'rightly_unknown' : 'wrong'
  // A reply that says it does not know repeats words of the question, so those prove nothing.
  if (reply.outcome === 'not_known' && !reply.hasSources) return 'missed'
  const hit = question.must.filter((group) => group.some((wanted) => says(reply.text, wanted)))
  if (reply.isUnsure) return hit.length === question.must.length ? 'shown' : 'missed'
  if (hit.length === question.must.length) return 'right'
  return hit.length > 0 ? 'partly' : refusal(reply)
}

const refusal = ({ outcome }: Reply): Verdict => (outcome === 'not_known' ? 'missed' : 'wrong')
