import type { OpenedConversation } from 'shared-types'

/** What one attacker has: accounts, conversations with each, and addresses that are nobody else's. */
export type Room = {
  origin: string
  /** What browsers of the dashboard say they come from. */
  appUrl: string
  accounts: RoomAccount[]
  /** Begins every address of this attacker, as in `10.3`. */
  network: string
}

export type RoomAccount = {
  userId: string
  agentId: string
  cookie: string
  conversations: OpenedConversation[]
}

/** Does harm until it is told to stop; a request that fails because of that is nobody's concern. */
export type Harm = (room: Room, signal: AbortSignal) => Promise<void>

export type Attack = {
  /** What a reader of the table understands. */
  name: string
  accounts: number
  conversations: number
  /** Conversations and calls its first account holds, where it is a large one. */
  rows?: number
  /** The first conversation with each of its accounts is one of months. */
  isLong?: true
  harm: Harm
  /** Ends what goes on without the attacker, so that the next one finds the server at rest. */
  tidy?: (room: Room) => Promise<void>
}

/** Headers as a proxy in front of the server writes them for one address. */
export const from = ({ network }: Room, host = 1) => ({
  'x-forwarded-for': `${network}.${Math.floor(host / 250)}.${1 + (host % 250)}`,
})

export const ownerHeaders = (room: Room, { cookie }: RoomAccount) => ({
  cookie,
  origin: room.appUrl,
  'x-nexus-admin': 'true',
  ...from(room),
})

/** So many at a time, each again and again until the end. */
export async function keepDoing(
  times: number,
  signal: AbortSignal,
  deed: (worker: number, round: number) => Promise<unknown>,
): Promise<void> {
  const work = async (_: unknown, worker: number) => {
    for (let round = 0; !signal.aborted; round += 1) await deed(worker, round)
  }
  await Promise.all(Array.from({ length: times }, work))
}

/** Asks, reads the whole answer and forgets it. @returns its status */
export async function ask(
  room: Room,
  path: string,
  signal: AbortSignal,
  options: RequestInit & { headers: Record<string, string> },
): Promise<number> {
  const response = await fetch(room.origin + path, { signal, ...options })
  for await (const _ of response.body ?? []) if (signal.aborted) break
  return response.status
}
