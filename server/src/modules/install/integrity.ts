import { createHash } from 'node:crypto'

const HASH = /^(sha(?:256|384|512))-([A-Za-z\d+/_-]{1,120}={0,2})(?:\?.*)?$/

/** Whether a browser would run this content with this `integrity`: only hashes of the strongest kind count, and one match is enough. */
export function hasIntegrity(integrity: string, content: Uint8Array): boolean {
  const hashes = integrity.split(/\s+/).flatMap((text) => {
    const [, kind, value] = HASH.exec(text) ?? []
    return kind && value ? [{ kind, value }] : []
  })
  const strongest = hashes
    .map(({ kind }) => kind)
    .toSorted()
    .at(-1)
  // Like browsers, ignores a value without a known kind of hash.
  if (!strongest) return true
  const bytes = createHash(strongest).update(content).digest()
  return hashes.some(
    ({ kind, value }) => kind === strongest && Buffer.from(value, 'base64').equals(bytes),
  )
}
