import { EndlessAnswer } from '../endless-answer.ts'
import type { Answer } from './endpoint.ts'

/** What may follow after the mark of the end, so that the connection can be used again. */
const LEFTOVER_BYTES = 16 * 1024

/**
 * A body piece by piece: what came since the last is one. Whoever leaves before its end ends the request too, unless `isDone`.
 * @throws EndlessAnswer where it goes on beyond so many bytes.
 */
export async function* piecesOf(
  { body }: Answer,
  bytes: number,
  isDone = () => false,
): AsyncGenerator<Buffer> {
  let room = bytes
  // Of what nobody reads any more.
  body.on('error', () => {})
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      room -= (piece as Buffer).length
      if (room < 0) throw new EndlessAnswer(`${bytes} bytes`)
      yield piece as Buffer
    }
  } finally {
    if (isDone()) void body.dump({ limit: bytes - room + LEFTOVER_BYTES })
    else body.destroy()
  }
}

/** A whole body as JSON. @throws EndlessAnswer, UnreadableAnswer */
export async function jsonOf(answer: Answer, bytes: number): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of piecesOf(answer, bytes)) pieces.push(piece)
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

/** What the parser says of it stays out: it would repeat what was said. */
export class UnreadableAnswer extends Error {
  constructor() {
    super('The vendor sent what cannot be read')
    this.name = 'UnreadableAnswer'
  }
}
