import { endianness } from 'node:os'
import { countOf, UnreadableAnswer } from './body.ts'
import { failureOf } from './refusal.ts'

/** The result of one call. */
export type Embedded = { vectors: number[][]; tokens: number | undefined }

/** The shape of a compliant endpoint's data; every field is checked before it is used. */
type Sent = { error?: unknown; data?: unknown; usage?: { prompt_tokens?: unknown } | null } | null
type Item = { index?: unknown; embedding?: unknown } | null

const FLOAT_BYTES = 4

/**
 * The vectors in the order of the texts.
 * @throws APICallError when an error was reported, UnreadableAnswer when there are not exactly `count` of them.
 */
export function readEmbedded(url: string, json: unknown, count: number): Embedded {
  // The cast is safe: every field is unknown, and is checked before it is used.
  const sent = json as Sent
  if (sent?.error != null) throw failureOf(url, sent.error)
  if (!Array.isArray(sent?.data) || sent.data.length !== count) throw new UnreadableAnswer()
  const vectors: (number[] | null)[] = Array.from({ length: count }, () => null)
  for (const [at, item] of (sent.data as Item[]).entries()) {
    const place = item?.index ?? at
    // Indexes are checked, because a huge one would make the array just as long.
    if (vectors[place as number] !== null) throw new UnreadableAnswer()
    vectors[place as number] = vectorOf(item?.embedding)
  }
  return { vectors: vectors as number[][], tokens: countOf(sent.usage?.prompt_tokens) }
}

/** A vector from numbers, or from base64 of four little-endian bytes each. */
function vectorOf(embedding: unknown): number[] {
  if (Array.isArray(embedding)) return embedding as number[]
  if (typeof embedding !== 'string') throw new UnreadableAnswer()
  const bytes = Buffer.from(embedding, 'base64')
  if (bytes.length % FLOAT_BYTES !== 0) throw new UnreadableAnswer()
  if (endianness() === 'BE') bytes.swap32()
  // Copied, because a small buffer may begin at an address that is not a multiple of four.
  const floats = new Float32Array(new Uint8Array(bytes).buffer)
  const vector: number[] = []
  // Array.from and for-of take several times as long.
  for (let at = 0; at < floats.length; at++) vector.push(floats[at]!)
  return vector
}
