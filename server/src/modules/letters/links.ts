import { parse, stringify } from 'uuid'
import { readLink, signLink } from '../../lib/signed-link.ts'

const ID_BYTES = 16
const FEWER = 'no more letters'
const WHOLE = 'whole conversation'

/** Whose mails to which address are to end. `addressHash` as `hashAddress` makes it. */
export type Fewer = { userId: string; agentId: string; addressHash: string }

/** Stands in a mail, good for ever: whoever has it can end mails of this account to this address, and nothing else. */
export const fewerToken = (secret: string, { userId, agentId, addressHash }: Fewer): string =>
  signLink(
    secret,
    FEWER,
    Buffer.concat([parse(userId), parse(agentId), Buffer.from(addressHash, 'base64url')]),
  )

/** @returns null where it is none of ours */
export function readFewerToken(secrets: string[], token: string): Fewer | null {
  const said = readLink(secrets, FEWER, token)
  if (!said || said.length <= 2 * ID_BYTES) return null
  return {
    userId: stringify(said, 0),
    agentId: stringify(said, ID_BYTES),
    addressHash: said.subarray(2 * ID_BYTES).toString('base64url'),
  }
}

/** Has the whole conversation sent to the address that is known of its visitor: to nobody else. */
export const wholeToken = (secret: string, conversationId: string): string =>
  signLink(secret, WHOLE, Buffer.from(parse(conversationId)))

/** @returns the conversation; null where the token is none of ours */
export function readWholeToken(secrets: string[], token: string): string | null {
  const said = readLink(secrets, WHOLE, token)
  return said?.length === ID_BYTES ? stringify(said) : null
}
