import type { ContactRole } from '../../../ports/reader/fact.ts'
import { roleIn } from '../../../ports/reader/facts/role-words.ts'
import type { Asked } from '../asked.ts'
import { MIN_ODDS } from '../judging/judge.ts'
import { isNegated } from '../language/negation.ts'
import { wordsOf } from '../../../lib/words.ts'
import type { StoredFact } from './fact-store.ts'

/** With these odds the question asks for the number itself, however urgent it sounds. */
const ASKED_PLAINLY = 0.5
/** With these odds a number may be what is asked for, so the wrong one must not be given. */
const PERHAPS_PHONE = 0.1
/** With these odds of trouble, in at least this many words, somebody may need help, but not surely enough to disturb a person. */
const PERHAPS_URGENT = 0.5
const TELLS_WHAT_HAPPENED = 6
/** Digits that are enough to tell two numbers apart. */
const COMPARED_DIGITS = 7
/** Roles never given to somebody who just asks for the number of the business. */
export const NEVER_UNASKED: ReadonlySet<ContactRole> = new Set<ContactRole>(['emergency', 'fax'])

/**
 * Whether a text would give the emergency line or the fax to somebody who asks for the telephone number, for example as a row of a contact
 * table.
 * @param facts of the agent, including its telephone numbers.
 */
export function givesWrongLine(text: string, facts: StoredFact[], asked: Asked): boolean {
  if (asked.heard.odds.phone < PERHAPS_PHONE || NEVER_UNASKED.has(askedRole(asked)!)) return false
  const digits = text.replaceAll(/\D/g, '')
  return facts.some(
    (fact) =>
      fact.kind === 'phone' &&
      NEVER_UNASKED.has(fact.role) &&
      digits.includes(fact.value.number.replaceAll(/\D/g, '').slice(-COMPARED_DIGITS)),
  )
}

/** Whose number is asked for. "Phone" and "call" name nobody, and somebody who reports an emergency need not name the emergency line. */
export function askedRole(asked: Asked): ContactRole | null {
  const named = roleIn(asked.text)
  // Such as "It is no emergency, what is your number?".
  if (NEVER_UNASKED.has(named!) && isNegated(asked.text)) return null
  if (named !== null && named !== 'general') return named
  return needsHelp(asked) ? 'emergency' : null
}

/** Whether somebody reports an emergency without asking for a particular number. */
export const needsHelp = (asked: Asked): boolean =>
  (asked.heard.isUrgent || soundsUrgent(asked)) && asked.heard.odds.phone < ASKED_PLAINLY

/** People in trouble describe what happened; one or two words may sound urgent by chance. */
const soundsUrgent = ({ heard, text }: Asked): boolean =>
  perhapsOf(heard) >= PERHAPS_URGENT && wordsOf(text).length >= TELLS_WHAT_HAPPENED

/** With these odds, in at least this many words, the emergency line is told beside an answer that is not known. */
const MAYBE_URGENT = 0.3
const TELLS_SOMETHING = 4

/** Whether somebody may be in trouble: much less surely than what wakes a person, and enough for one more line to read. */
export const mayNeedHelp = (heard: Asked['heard']): boolean =>
  perhapsOf(heard) >= MAYBE_URGENT && wordsOf(heard.text).length >= TELLS_SOMETHING

/** Whether somebody says that they want to book, or asks how: the business can be reached for that, whatever it says about bookings. */
export const wantsToBook = ({ text, kind, wantsAppointment }: Asked['heard']): boolean =>
  (kind === 'how' || kind === 'other') && wantsAppointment && roleIn(text) === 'bookings'

/**
 * The least odds that let a contact be given when nothing likelier is known: an emergency line to somebody who may need it, any other to
 * somebody who wants to book; null otherwise.
 */
export function leastOddsOf({ role }: StoredFact, asked: Asked): number | null {
  const isWanted =
    role === 'emergency' ? needsHelp(asked) : role !== 'fax' && wantsToBook(asked.heard)
  return isWanted ? MIN_ODDS : null
}

/** The odds of trouble by either ear: one line more to read harms nobody. */
const perhapsOf = ({ trouble, urgency }: Asked['heard']): number => Math.max(trouble, urgency)
