import { createHmac, timingSafeEqual } from 'node:crypto'

/** Half a digest is still impossible to guess, and keeps the address short. */
const SIGNATURE_BYTES = 16

/** The token of a signed link. @param purpose separates different kinds of links */
export const signLink = (secret: string, purpose: string, content: Buffer): string =>
  Buffer.concat([content, signature(secret, purpose, content)]).toString('base64url')

/** @returns null when it was not signed for this purpose */
export function readLink(secrets: string[], purpose: string, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= SIGNATURE_BYTES) return null
  const content = bytes.subarray(0, -SIGNATURE_BYTES)
  const given = bytes.subarray(-SIGNATURE_BYTES)
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(given, signature(secret, purpose, content)),
  )
  return isOurs ? content : null
}

const signature = (secret: string, purpose: string, content: Buffer) =>
  createHmac('sha256', secret)
    .update(`${purpose}:`)
    .update(content)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
