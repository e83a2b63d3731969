import { EndlessAnswer } from '../endless-answer.ts'
import type { Answer } from './endpoint.ts'

/** Bytes read after the end mark of a stream, so that the connection can be reused. */
export const LEFTOVER_BYTES = 16 * 1024

/** A whole body parsed as JSON. @throws EndlessAnswer, UnreadableAnswer */
export async function jsonOf({ body }: Answer, bytes: number): Promise<unknown> {
  const pieces: Buffer[] = []
  let room = bytes
  for await (const piece of body as AsyncIterable<Buffer>) {
    room -= piece.length
    if (room < 0) throw new EndlessAnswer(`${bytes} bytes`)
    pieces.push(piece)
  }
  return parse(Buffer.concat(pieces).toString())
}

/** @throws UnreadableAnswer */
export function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UnreadableAnswer()
  }
}

/** A token count reported by an endpoint; undefined when it is not a valid count. */
export const countOf = (tokens: unknown): number | undefined =>
  typeof tokens === 'number' && tokens >= 0 && Number.isSafeInteger(tokens) ? tokens : undefined

/** An answer that is not valid. The parser's message is left out, because it would repeat the content. */
export class UnreadableAnswer extends Error {
  constructor() {
    super('The vendor sent what cannot be read')
    this.name = 'UnreadableAnswer'
  }
}
