import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Length of the token in a link to the bot: 32 hexadecimal digits of the integration's id, and as many of a signature. Telegram allows 64.
 */
const LENGTH = 64

export type PrivateToken = { integrationId: string }

/** A public token: it only starts a chat with an agent, and links no group. */
export const privateToken = (secret: string, integrationId: string): string => {
  const id = integrationId.replaceAll('-', '')
  return id + proofOf(secret, id)
}

/** @returns null when it is not signed by us */
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

/** Compares in constant time. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
