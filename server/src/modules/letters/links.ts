import { parse, stringify } from 'uuid'
import { readLink, signLink } from '../../lib/signed-link.ts'

const ID_BYTES = 16
const FEWER = 'no more letters'
const WHOLE = 'whole conversation'

/** What an unsubscribe link ends: mails of an account to an address, given by `hashAddress`. */
export type Fewer = { userId: string; agentId: string; addressHash: string }

/** The token of an unsubscribe link, valid forever. It only allows ending mails of this account to this address. */
export const fewerToken = (secret: string, { userId, agentId, addressHash }: Fewer): string =>
  signLink(
    secret,
    FEWER,
    Buffer.concat([parse(userId), parse(agentId), Buffer.from(addressHash, 'base64url')]),
  )

/**
 * The content of an unsubscribe token.
 * @returns null where we did not sign it
 */
export function readFewerToken(secrets: string[], token: string): Fewer | null {
  const content = readLink(secrets, FEWER, token)
  if (!content || content.length <= 2 * ID_BYTES) return null
  return {
    userId: stringify(content, 0),
    agentId: stringify(content, ID_BYTES),
    addressHash: content.subarray(2 * ID_BYTES).toString('base64url'),
  }
}

/** The token of a link that sends the whole conversation to its visitor's known address, and to nobody else. */
export const wholeToken = (secret: string, conversationId: string): string =>
  signLink(secret, WHOLE, Buffer.from(parse(conversationId)))

/**
 * The content of such a token.
 * @returns the conversation's id; null where we did not sign it
 */
export function readWholeToken(secrets: string[], token: string): string | null {
  const content = readLink(secrets, WHOLE, token)
  return content?.length === ID_BYTES ? stringify(content) : null
}
