import { createHmac, timingSafeEqual } from 'node:crypto'

/** Of a link to the bot: 32 hexadecimal digits of the integration, and as many that prove they are from here. Telegram takes 64. */
const LENGTH = 64

export type PrivateToken = { integrationId: string }

/** Anybody may have it: it begins a chat with an agent, and connects no group. */
export const privateToken = (secret: string, integrationId: string): string => {
  const id = integrationId.replaceAll('-', '')
  return id + proofOf(secret, id)
}

/** @returns nothing where it is none of ours */
export function readPrivateToken(secrets: string[], token: string): PrivateToken | null {
  if (Buffer.byteLength(token) !== LENGTH) return null
  const [id, proof] = [token.slice(0, LENGTH / 2), token.slice(LENGTH / 2)]
  const isOurs = secrets.some((secret) => isSame(proof, proofOf(secret, id)))
  if (!isOurs) return null
  const parts = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)]
  return { integrationId: parts.join('-') }
}

const proofOf = (secret: string, id: string) =>
  createHmac('sha256', secret)
    .update(`telegram private:${id}`)
    .digest('hex')
    .slice(0, LENGTH / 2)

/** In constant time. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
