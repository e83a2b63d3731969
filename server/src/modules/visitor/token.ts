import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../errors.ts'

const TOKEN_DAYS = 30

/** The bearer of a visitor: good for one conversation, until it expires; nothing about it is stored. */
export function signVisitorToken(secret: string, conversationId: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + TOKEN_DAYS * 24 * 60 * 60
  return `${expires}.${signature(secret, conversationId, expires)}`
}

/** @throws 401 `token_invalid`, whatever is wrong with it: signed with none of the secrets, expired or of another conversation. */
export function checkVisitorToken(
  secrets: string[],
  conversationId: string,
  token: string | undefined,
  now: Date,
): void {
  const [head, given] = token?.split('.') ?? []
  const expires = Number(head)
  if (given && Number.isSafeInteger(expires) && expires * 1000 > now.getTime()) {
    const isSigned = (secret: string) => sameText(given, signature(secret, conversationId, expires))
    if (secrets.some(isSigned)) return
  }
  throw new AppError(401, 'token_invalid', 'This chat has expired. Please start a new one.')
}

const signature = (secret: string, conversationId: string, expires: number) =>
  createHmac('sha256', secret).update(`visitor:${conversationId}:${expires}`).digest('base64url')

/** In constant time. */
function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
