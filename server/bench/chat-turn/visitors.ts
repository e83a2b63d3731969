import { Pool } from 'undici'

/** How a visitor asks: where, and with what. */
export type Ask = { path: string; headers: Record<string, string>; body: string }

export type Figures = {
  /** Milliseconds from sending to the first token, at one visitor and at many. */
  firstToken: { alone: number[]; together: number[] }
  turnsPerSecond: number
}

/** Turns of the one visitor who is alone. */
export const ALONE = 100

/**
 * Lets visitors talk to a server, each waiting for the end of an answer before the next question.
 * @param next the question a visitor asks next.
 * @param isToken whether a piece of the stream holds a token.
 */
export async function measure(
  origin: string,
  next: (visitor: number) => Ask,
  isToken: (piece: Buffer) => boolean,
  { visitors, turns }: { visitors: number; turns: number },
): Promise<Figures> {
  const pool = new Pool(origin, { connections: visitors, pipelining: 1 })
  const turn = (visitor: number) => firstTokenOf(pool, next(visitor), isToken)
  const rounds = async (visitor: number, count: number) => {
    const times: number[] = []
    for (let round = 0; round < count; round += 1) times.push(await turn(visitor))
    return times
  }
  const everybody = (count: number) =>
    Promise.all(Array.from({ length: visitors }, (_, visitor) => rounds(visitor, count)))
  await everybody(Math.ceil(turns / 4))
  const alone = await rounds(0, ALONE)
  const started = performance.now()
  const together = (await everybody(turns)).flat()
  const seconds = (performance.now() - started) / 1000
  await pool.close()
  return { firstToken: { alone, together }, turnsPerSecond: together.length / seconds }
}

async function firstTokenOf(pool: Pool, ask: Ask, isToken: (piece: Buffer) => boolean) {
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
