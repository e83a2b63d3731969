import { callOutcome, type CallLog } from 'shared-types'
import { clause, weightiestFirst } from './signals.ts'

/**
 * The result of a call and its reason in one line: 'Put through – “There is a delivery at the door”'. Null while there is nothing to say.
 */
export function storyOf(log: CallLog): string | null {
  const outcome = callOutcome(log) ?? bookedIn(log)
  const why = whyOf(log)
  return outcome && why ? `${outcome} – ${why}` : (outcome ?? why)
}

const bookedIn = ({ booked = [] }: CallLog): string | null =>
  booked.some(({ state }) => state === 'confirmed') ? 'Appointment booked' : null

/** For a call that was ended, the strongest reason against it; for others, what the caller wanted, or the strongest reason for it. */
function whyOf(log: CallLog): string | null {
  const isEnded = log.decision === 'end'
  const reason = log.lead?.need ?? log.logEntry?.callReason
  if (!isEnded && reason?.trim()) return `“${reason.trim()}”`
  const sign = isEnded ? -1 : 1
  const signal = weightiestFirst(log.signals ?? []).find(({ weight }) => Math.sign(weight) === sign)
  return signal && log.decision ? clause(signal.because) : null
}
