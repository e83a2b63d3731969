import { contactIn, withoutContacts, writtenNumberIn } from '../listening/entities/contact.ts'
import { emailIn } from '../listening/entities/email-in.ts'
import { asks, splitClauses } from '../listening/clauses.ts'
import { listen } from '../listening/listen.ts'
import { partsOf } from '../listening/sentences.ts'
import type { Heard } from '../listening/types.ts'
import { wordsOf } from '../../lib/words.ts'
import { nameIntroduced, STAND_IN } from './introduced.ts'
import { isOnlyContact } from './only-contact.ts'
import { reachesSpeaker } from './persons.ts'

/** What visitors say about themselves in the chat; null where they do not say it. A phone number is as they wrote it. */
export type Given = { name: string | null; email: string | null; phone: string | null }

const SURE_OF_EMAIL = 0.5
/** Whether something is asked anywhere in the text. */
export const asksAnything = (text: string): boolean => splitClauses(text).some(asks)

/**
 * The name, the email address and the telephone number that visitors give as their own: in a statement, not in a question for the
 * business's.
 * @param wasAsked whether the agent asked for an address, so that one with few words around it is theirs.
 */
export function givenIn(heard: Heard, wasAsked: boolean): Given {
  const { text, language } = heard
  const clause = heard.contact && splitClauses(text).find((part) => contactIn(part) !== null)
  const contact = clause && isOwn(clause, language, wasAsked) ? contactIn(clause) : null
  const name = nameIntroduced(text, language, contact !== null)
  if (!clause || !contact) return { name, email: null, phone: null }
  return contact.includes('@')
    ? { name, email: emailIn(contact), phone: null }
    : { name, email: null, phone: writtenNumberIn(clause) ?? contact }
}

/** Whether the visitor says that the contact in this clause is theirs. */
function isOwn(clause: string, language: string, wasAsked: boolean): boolean {
  const parts = partsOf(withoutContacts(clause, STAND_IN))
  const at = parts.findIndex((one) => one.includes(STAND_IN))
  const part = parts[at]
  if (part && reachesSpeaker(part.slice(0, part.indexOf(STAND_IN)), language)) return true
  if (asks(clause)) return false
  if (isOnlyContact(clause, language) || (wasAsked && emailIn(clause))) return true
  if (!part) return false
  const contact = contactIn(clause)!
  if (wordsOf(part).length === 1) return isOwnAlone(parts, at, contact, language)
  if (isOnlyContact(part.replace(STAND_IN, contact), language)) return true
  const heard = hearPart(part, language)
  // The number of an order sounds like a telephone number, so that only a wish to be called tells the two apart.
  const isNamed = contact.includes('@') && heard.odds.email >= SURE_OF_EMAIL
  return heard.speaksOfSelf && (isNamed || heard.wantsCallback)
}

/** Whether a contact that stands alone at an index of the parts is the visitor's, by the parts around it. */
function isOwnAlone(parts: string[], at: number, contact: string, language: string): boolean {
  const others = parts.filter((_, index) => index !== at)
  if (others.every((part) => hearPart(part, language).smallTalk !== null)) return true
  const before = parts[at - 1]
  if (!before) return false
  // “My mail: ada@example.com”; “I'm Ada, ada@example.com”.
  return before.endsWith(':')
    ? isOnlyContact(`${before} ${contact}`, language)
    : nameIntroduced(before, language, false) !== null
}

const hearPart = (part: string, language: string): Heard =>
  listen(part, { language, languages: [], before: null })
