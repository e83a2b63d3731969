import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../errors.ts'

const TOKEN_DAYS = 30

/** What a valid token contains besides its conversation: the session of an identified visitor, or null. */
export type VisitorToken = { sessionId: string | null }

/**
 * A visitor's bearer token: valid for one conversation, until it expires; it is not stored.
 * @param sessionId of an identified visitor, whose token is valid no longer than that session
 */
export function signVisitorToken(
  secret: string,
  conversationId: string,
  now: Date,
  sessionId: string | null = null,
): string {
  const expires = Math.floor(now.getTime() / 1000) + TOKEN_DAYS * 24 * 60 * 60
  const signed = `${expires}.${signature(secret, conversationId, expires, sessionId)}`
  return sessionId === null ? signed : `${signed}.${sessionId}`
}

/** @throws 401 `token_invalid`, whatever is wrong: not signed by us, expired or for another conversation. */
export function checkVisitorToken(
  secrets: string[],
  conversationId: string,
  token: string | undefined,
  now: Date,
): VisitorToken {
  const read = readVisitorToken(secrets, conversationId, token, now)
  if (read) return read
  throw tokenInvalid()
}

export const tokenInvalid = () =>
  new AppError(401, 'token_invalid', 'This chat has expired. Please start a new one.')

/** @returns null unless it was signed for this conversation and has not expired. */
export function readVisitorToken(
  secrets: string[],
  conversationId: string,
  token: string | undefined,
  now: Date,
): VisitorToken | null {
  const [head, given, sessionId = null] = token?.split('.') ?? []
  const expires = Number(head)
  if (!given || !Number.isSafeInteger(expires) || expires * 1000 <= now.getTime()) return null
  const isOurs = secrets.some((secret) =>
    sameText(given, signature(secret, conversationId, expires, sessionId)),
  )
  return isOurs ? { sessionId } : null
}

/**
 * The signed texts for identified and unidentified visitors have different fixed formats, so that neither can be mistaken for the other.
 */
const signature = (
  secret: string,
  conversationId: string,
  expires: number,
  sessionId: string | null,
) =>
  createHmac('sha256', secret)
    .update(['visitor', conversationId, expires, sessionId].filter(isSaid).join(':'))
    .digest('base64url')

const isSaid = (part: string | number | null) => part !== null

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
