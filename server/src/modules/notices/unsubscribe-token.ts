import { NOTICE_KINDS, type NoticeKind } from 'shared-types'
import { parse, stringify } from 'uuid'
import { readLink, signLink } from '../../lib/signed-link.ts'
import type { Recipient } from './settings-store.ts'

/** The content of an unsubscribe token: the person, the account and the kinds of mails. */
export type Unsubscription = Recipient & { kinds: NoticeKind[] }

/** The bit of each kind in tokens. None may ever change, because links in sent mails stay valid. */
const MARKS: Record<NoticeKind, number> = {
  person_wanted: 1,
  call_message: 2,
  lead: 4,
  appointment: 8,
  number_suspended: 16,
  failing: 32,
  cap_near: 64,
  mention: 128,
  assigned: 256,
}
const ID_BYTES = 16
/** Lengths of the content: tokens in old mails have one byte for the kinds, newer ones two. */
const SHORT = 2 * ID_BYTES + 1
const LONG = SHORT + 1
const PURPOSE = 'unsubscribe'

/** The token of an unsubscribe link, valid forever. It only allows ending mails of these kinds to this person. */
export function unsubscribeToken(secret: string, who: Unsubscription): string {
  const marks = who.kinds.reduce((bits, kind) => bits | MARKS[kind], 0)
  const content = Buffer.from([
    ...parse(who.userId),
    ...parse(who.personId),
    marks & 255,
    marks >> 8,
  ])
  return signLink(secret, PURPOSE, content)
}

/**
 * The content of a token.
 * @returns null where we did not sign it
 */
export function readUnsubscribeToken(secrets: string[], token: string): Unsubscription | null {
  const content = readLink(secrets, PURPOSE, token)
  if (content?.length !== SHORT && content?.length !== LONG) return null
  const marks = content[SHORT - 1]! + 256 * (content[LONG - 1] ?? 0)
  return {
    userId: stringify(content, 0),
    personId: stringify(content, ID_BYTES),
    kinds: NOTICE_KINDS.filter((kind) => marks & MARKS[kind]),
  }
}
