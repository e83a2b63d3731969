import type { OpenedConversation } from 'shared-types'

/** An attacker's means: accounts, conversations with each, and IP addresses that nobody else uses. */
export type Room = {
  origin: string
  /** The origin that a browser with the dashboard sends. */
  appUrl: string
  accounts: RoomAccount[]
  /** The beginning of every address of this attacker, such as `10.3`. */
  network: string
}

export type RoomAccount = {
  userId: string
  agentId: string
  cookie: string
  conversations: OpenedConversation[]
}

/** Attacks until the signal aborts; requests that fail because of that are ignored. */
export type Harm = (room: Room, signal: AbortSignal) => Promise<void>

export type Attack = {
  /** The name shown in the table. */
  name: string
  accounts: number
  conversations: number
  /** Conversations and calls of its first account, if that is a large one. */
  rows?: number
  /** True when the first conversation with each of its accounts has messages of several months. */
  isLong?: true
  harm: Harm
  /** Stops work that would continue after the attack, so that the next attack starts with an idle server. */
  tidy?: (room: Room) => Promise<void>
}

/** Headers that a proxy in front of the server adds for one address. */
export const from = ({ network }: Room, host = 1) => ({
  'x-forwarded-for': `${network}.${Math.floor(host / 250)}.${1 + (host % 250)}`,
})

export const ownerHeaders = (room: Room, { cookie }: RoomAccount) => ({
  cookie,
  origin: room.appUrl,
  'x-nexus-admin': 'true',
  ...from(room),
})

/** Runs this many loops at a time, each repeating until the end. */
export async function keepDoing(
  times: number,
  signal: AbortSignal,
  action: (worker: number, round: number) => Promise<unknown>,
): Promise<void> {
  const work = async (_: unknown, worker: number) => {
    for (let round = 0; !signal.aborted; round += 1) await action(worker, round)
  }
  await Promise.all(Array.from({ length: times }, work))
}

/** Sends a request, and reads and discards the whole answer. @returns its status */
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
