import { createHmac, timingSafeEqual } from 'node:crypto'

/** Nobody guesses half a digest either, and the address stays short. */
const SIGNATURE_BYTES = 16

/** Bytes for a link that nobody else can make. @param purpose keeps the links of two uses apart */
export const signLink = (secret: string, purpose: string, said: Buffer): string =>
  Buffer.concat([said, signature(secret, purpose, said)]).toString('base64url')

/** @returns null where none of the secrets signed it for this purpose */
export function readLink(secrets: string[], purpose: string, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= SIGNATURE_BYTES) return null
  const said = bytes.subarray(0, -SIGNATURE_BYTES)
  const given = bytes.subarray(-SIGNATURE_BYTES)
  const isOurs = secrets.some((secret) => timingSafeEqual(given, signature(secret, purpose, said)))
  return isOurs ? said : null
}

const signature = (secret: string, purpose: string, said: Buffer) =>
  createHmac('sha256', secret)
    .update(`${purpose}:`)
    .update(said)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
