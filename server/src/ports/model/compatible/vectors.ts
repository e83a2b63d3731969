import { endianness } from 'node:os'
import { UnreadableAnswer } from './body.ts'
import { countOf } from './count.ts'
import { failureOf } from './refusal.ts'

/** What came of one call. */
export type Embedded = { vectors: number[][]; tokens: number | undefined }

/** What an endpoint sends, where it keeps to the wire; whatever is read of it is looked at first. */
type Sent = { error?: unknown; data?: unknown; usage?: { prompt_tokens?: unknown } | null } | null
type Item = { index?: unknown; embedding?: unknown } | null

const FLOAT_BYTES = 4

/** Vectors in the order of the texts. @throws APICallError where an error was told, UnreadableAnswer where there are not `count` of them. */
export function readEmbedded(url: string, json: unknown, count: number): Embedded {
  // Every field of it is unknown, and nothing else is read.
  const sent = json as Sent
  if (sent?.error != null) throw failureOf(url, sent.error)
  if (!Array.isArray(sent?.data) || sent.data.length !== count) throw new UnreadableAnswer()
  const vectors: (number[] | null)[] = Array.from({ length: count }, () => null)
  for (const [at, item] of (sent.data as Item[]).entries()) {
    const place = item?.index ?? at
    // One of a thousand million would make the list as long.
    if (vectors[place as number] !== null) throw new UnreadableAnswer()
    vectors[place as number] = vectorOf(item?.embedding)
  }
  return { vectors: vectors as number[][], tokens: countOf(sent.usage?.prompt_tokens) }
}

/** Numbers as they are, or four bytes each, the lowest first. */
function vectorOf(embedding: unknown): number[] {
  if (Array.isArray(embedding)) return embedding as number[]
  if (typeof embedding !== 'string') throw new UnreadableAnswer()
  const bytes = Buffer.from(embedding, 'base64')
  if (bytes.length % FLOAT_BYTES !== 0) throw new UnreadableAnswer()
  if (endianness() === 'BE') bytes.swap32()
  // Its own memory: that of a small buffer begins anywhere.
  return Array.from(new Float32Array(new Uint8Array(bytes).buffer))
}
