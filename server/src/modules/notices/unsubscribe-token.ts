import { createHmac, timingSafeEqual } from 'node:crypto'
import { NOTICE_KINDS, type NoticeKind } from 'shared-types'
import { parse, stringify } from 'uuid'
import type { Recipient } from './settings-store.ts'

/** Of whom, and which mails: all a token says. */
export type Unsubscription = Recipient & { kinds: NoticeKind[] }

const ID_BYTES = 16
const SAID_BYTES = 2 * ID_BYTES + 1
/** Nobody guesses half a digest either, and the address stays short. */
const SIGNATURE_BYTES = 16

/** Stands in a mail: whoever has it can end mails of these kinds to this person, and nothing else. It never ends itself. */
export function unsubscribeToken(secret: string, who: Unsubscription): string {
  const marks = NOTICE_KINDS.reduce(
    (bits, kind, at) => (who.kinds.includes(kind) ? bits | (1 << at) : bits),
    0,
  )
  const said = Buffer.from([...parse(who.userId), ...parse(who.personId), marks])
  return Buffer.concat([said, signature(secret, said)]).toString('base64url')
}

/** @returns null where it is none of ours */
export function readUnsubscribeToken(secrets: string[], token: string): Unsubscription | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== SAID_BYTES + SIGNATURE_BYTES) return null
  const said = bytes.subarray(0, SAID_BYTES)
  const given = bytes.subarray(SAID_BYTES)
  if (!secrets.some((secret) => timingSafeEqual(given, signature(secret, said)))) return null
  const marks = said[SAID_BYTES - 1]!
  return {
    userId: stringify(said, 0),
    personId: stringify(said, ID_BYTES),
    kinds: NOTICE_KINDS.filter((_kind, at) => marks & (1 << at)),
  }
}

const signature = (secret: string, said: Buffer) =>
  createHmac('sha256', secret)
    .update('unsubscribe:')
    .update(said)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
