import { Pool } from 'undici'
import { usageOf } from './usage.ts'

/** A visitor's request: address, headers and body. */
export type Ask = { path: string; headers: Record<string, string>; body: string }

/** A server to be measured. */
export type Contender = {
  name: string
  origin: string
  pid: number
  /** The next question of a visitor. */
  next(visitor: number): Ask | Promise<Ask>
  /** Whether a piece of the stream contains a token. */
  isToken(piece: Buffer): boolean
  stop(): Promise<void>
}

export type Figures = {
  name: string
  /** Milliseconds from sending to the first token, with one visitor and with many. */
  firstToken: { alone: number[]; together: number[] }
  turnsPerSecond: number
  /** Processor time of all threads for one turn, with many visitors. */
  processorMs: number
  memoryMb: number
}

export const VISITORS = 50
/** Turns measured with a single visitor. */
export const ALONE = 100

/** Turns of each visitor before the measurement. */
export const warmUp = (turns: number): number => Math.ceil(turns / 4)

/** Lets visitors ask a contender, each waiting for the end of an answer before the next question; then stops it. */
export async function measure(contender: Contender, turns: number): Promise<Figures> {
  const { name, origin, pid } = contender
  const pool = new Pool(origin, { connections: VISITORS, pipelining: 1 })
  const rounds = async (visitor: number, count: number) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) {
      times.push(await firstTokenOf(pool, await contender.next(visitor), contender.isToken))
    }
    return times
  }
  const everybody = (count: number) =>
    Promise.all(Array.from({ length: VISITORS }, (_, visitor) => rounds(visitor, count)))
  try {
    await everybody(warmUp(turns))
    const alone = await rounds(0, ALONE)
    const [before, started] = [usageOf(pid), performance.now()]
    const together = (await everybody(turns)).flat()
    const seconds = (performance.now() - started) / 1000
    const after = usageOf(pid)
    return {
      name,
      firstToken: { alone, together },
      turnsPerSecond: together.length / seconds,
      processorMs: (after.processorMs - before.processorMs) / together.length,
      memoryMb: after.memoryMb,
    }
  } finally {
    await pool.close()
    await contender.stop()
  }
}

/** Asks once. @returns milliseconds from sending to the first token */
export async function firstTokenOf(pool: Pool, ask: Ask, isToken: (piece: Buffer) => boolean) {
  const sent = performance.now()
  const { path, headers, body } = ask
  const response = await pool.request({ path, method: 'POST', headers, body })
  let first = 0
  let last: Buffer | null = null
  for await (const piece of response.body as AsyncIterable<Buffer>) {
    if (!first && isToken(piece)) first = performance.now() - sent
    last = piece
  }
  if (response.statusCode !== 200 || !first) {
    throw new Error(`a turn went wrong: ${response.statusCode} ${last?.toString().slice(0, 400)}`)
  }
  return first
}

export const percentile = (values: number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)]!
