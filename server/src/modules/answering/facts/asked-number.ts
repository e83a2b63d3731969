import type { ContactRole } from '../../../ports/reader/fact.ts'
import { roleIn } from '../../../ports/reader/facts/role-words.ts'
import type { Asked } from '../asked.ts'
import { LEAST_ODDS } from '../judging/judge.ts'
import { isNegated } from '../language/negation.ts'
import { wordsOf } from '../language/words.ts'
import type { StoredFact } from './fact-store.ts'

/** From these odds on the number itself is asked for, however urgent it sounds. */
const ASKED_PLAINLY = 0.5
/** From these on a number may be what is asked for: the wrong one is not to be said. */
const PERHAPS_PHONE = 0.1
/** From this urgency on, in this many words, somebody may need help, though not surely enough to wake anybody. */
const PERHAPS_URGENT = 0.5
const TELLS_WHAT_HAPPENED = 6
/** Digits that tell one number from another. */
const TELLING_DIGITS = 7
/** What nobody is given who asks for the number of the business. */
export const NEVER_UNASKED: ReadonlySet<ContactRole> = new Set<ContactRole>(['emergency', 'fax'])

/**
 * Whether a text gives the emergency line or the fax to somebody who asks for the telephone number: a row of a table of contacts, say.
 * @param facts those of the agent, its telephone numbers among them.
 */
export function givesWrongLine(text: string, facts: StoredFact[], asked: Asked): boolean {
  if (asked.heard.odds.phone < PERHAPS_PHONE || NEVER_UNASKED.has(askedRole(asked)!)) return false
  const digits = text.replaceAll(/\D/g, '')
  return facts.some(
    (fact) =>
      fact.kind === 'phone' &&
      NEVER_UNASKED.has(fact.role) &&
      digits.includes(fact.value.number.replaceAll(/\D/g, '').slice(-TELLING_DIGITS)),
  )
}

/** "Phone" and "call" name nobody; whoever tells of an emergency need not name it. */
export function askedRole(asked: Asked): ContactRole | null {
  const named = roleIn(asked.text)
  // "It is no emergency, what is your number?"
  if (NEVER_UNASKED.has(named!) && isNegated(asked.text)) return null
  if (named !== null && named !== 'general') return named
  return needsHelp(asked) ? 'emergency' : null
}

/** Tells of an emergency, and asks for no number by name. */
export const needsHelp = (asked: Asked): boolean =>
  (asked.heard.isUrgent || soundsUrgent(asked)) && asked.heard.odds.phone < ASKED_PLAINLY

/** Whoever is in trouble tells what happened; a word or two may sound urgent by chance. */
const soundsUrgent = ({ heard, text }: Asked): boolean =>
  heard.urgency >= PERHAPS_URGENT && wordsOf(text).length >= TELLS_WHAT_HAPPENED

/** The emergency line is said to whoever may need it where nothing likelier is known; null of any other number. */
export const leastOddsOf = ({ role }: StoredFact, asked: Asked): number | null =>
  role === 'emergency' && needsHelp(asked) ? LEAST_ODDS : null
