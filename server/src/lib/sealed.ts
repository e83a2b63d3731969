import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a text, so that reading the database is not enough to get it. @param purpose gives each use a key of its own */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null when none of the secrets decrypts it */
export function unseal(secrets: string[], purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  // A shorter tag would be easier to forge.
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  for (const secret of secrets) {
    try {
      const iv = bytes.subarray(0, IV_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // Another secret may decrypt it.
    }
  }
  return null
}

/** @returns the text encrypted with the first secret; null when it is already, or when no other secret decrypts it */
export function reseal(
  [secret, ...older]: string[],
  purpose: string,
  sealed: string,
): string | null {
  const text = unseal(older, purpose, sealed)
  return secret === undefined || text === null ? null : seal(secret, purpose, text)
}

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
