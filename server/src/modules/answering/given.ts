import { contactIn, withoutContacts, writtenNumberIn } from '../listening/entities/contact.ts'
import { emailIn } from '../listening/entities/email-in.ts'
import { nameIn } from '../listening/entities/name.ts'
import { asks, splitClauses } from '../listening/clauses.ts'
import { listen } from '../listening/listen.ts'
import { partsOf } from '../listening/sentences.ts'
import type { Heard } from '../listening/types.ts'
import { wordsOf } from '../../lib/words.ts'
import { isOnlyContact } from './only-contact.ts'

/** What visitors say about themselves in the chat; null where they do not say it. A phone number is as they wrote it. */
export type Given = { name: string | null; email: string | null; phone: string | null }

const SURE_OF_EMAIL = 0.5
/** High, because whoever says the name of their husband nearly introduces themselves. */
const SURE_OF_INTRODUCTION = 0.92
/** Stands for an address or a number while the words around it are interpreted. */
const STAND_IN = '0000000'

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
  const mayHaveName = contact !== null || introduces(heard)
  const name = mayHaveName ? nameSaid(text, language, contact !== null) : null
  if (!clause || !contact) return { name, email: null, phone: null }
  return contact.includes('@')
    ? { name, email: emailIn(contact), phone: null }
    : { name, email: null, phone: writtenNumberIn(clause) ?? contact }
}

/** Whether the visitor says that the contact in this clause is theirs. */
function isOwn(clause: string, language: string, wasAsked: boolean): boolean {
  if (asks(clause)) return false
  if (isOnlyContact(clause, language) || (wasAsked && emailIn(clause))) return true
  const parts = partsOf(withoutContacts(clause, STAND_IN))
  const part = parts.find((one) => one.includes(STAND_IN))
  if (!part) return false
  if (wordsOf(part).length === 1)
    return parts.every((one) => one === part || hearPart(one, language).smallTalk !== null)
  const contact = contactIn(clause)!
  if (isOnlyContact(part.replace(STAND_IN, contact), language)) return true
  const heard = hearPart(part, language)
  // The number of an order sounds like a telephone number, so that only a wish to be called tells the two apart.
  const isNamed = contact.includes('@') && heard.odds.email >= SURE_OF_EMAIL
  return heard.speaksOfSelf && (isNamed || heard.wantsCallback)
}

/** The name in a part that introduces the visitor. Beside a contact of theirs, fewer words do. */
function nameSaid(text: string, language: string, hasContact: boolean): string | null {
  const isAlone = hasContact && isOnlyContact(text, language)
  for (const part of partsOf(withoutContacts(text, STAND_IN))) {
    if (asks(part)) continue
    const isIntroduction = introduces(hearPart(part, language))
    const isLikely = isIntroduction || hasContact
    const name = isLikely ? nameIn(part, { language, isAsked: false }) : null
    const bare = isIntroduction || isAlone ? nameIn(part, { language, isAsked: true }) : null
    // “Ich bin neu hier” introduces nobody: a name that only its place reveals has to be written as one.
    const found = name ?? (bare && part.includes(bare) ? bare : null)
    if (found) return found
  }
  return null
}

const introduces = ({ intents }: Heard): boolean =>
  intents.some(({ introduction }) => introduction >= SURE_OF_INTRODUCTION)

const hearPart = (part: string, language: string): Heard =>
  listen(part, { language, languages: [], before: null })
