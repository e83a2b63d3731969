import { setTimeout as sleep } from 'node:timers/promises'
import type { MessageStatus, VisitorMessage } from 'shared-types'
import type { Visitor } from './visitor.ts'

export type Tally = {
  accepted: number
  /** Number of messages that got a real answer; the others were told that this could not be answered. */
  answered: number
  lost: number
  doubled: number
  'out of order': number
  'without reply': number
}

const PATIENCE_MS = 90_000
const UNDER_WAY = new Set<MessageStatus>(['pending', 'streaming'])

/** Counts what became of everything these visitors wrote, once no reply is in progress. */
export async function tally(visitors: Visitor[]): Promise<Tally> {
  const sum: Tally = {
    accepted: 0,
    answered: 0,
    lost: 0,
    doubled: 0,
    'out of order': 0,
    'without reply': 0,
  }
  for (const visitor of visitors) {
    const one = count(visitor, await settled(visitor))
    for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += one[name]
  }
  return sum
}

async function settled(visitor: Visitor): Promise<VisitorMessage[]> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const { messages } = await visitor.history()
    const isUnderWay = messages.some(({ status }) => UNDER_WAY.has(status))
    if (!isUnderWay || Date.now() > until)
      return messages.toSorted((one, other) => one.seq - other.seq)
    await sleep(250)
  }
}

function count(visitor: Visitor, messages: VisitorMessage[]): Tally {
  const stored = messages.flatMap(({ client_id }) => client_id ?? [])
  const replies = messages.filter(({ sender }) => sender.role === 'agent')
  const settled = replies.filter(({ status, text }) => !UNDER_WAY.has(status) && text.length > 0)
  const known = new Set(stored)
  const order = [...visitor.sent.keys()].filter((id) => known.has(id))
  return {
    accepted: visitor.accepted.size,
    answered: settled.filter(({ status }) => status === 'complete').length,
    lost: [...visitor.accepted].filter((id) => !known.has(id)).length,
    doubled: stored.length - known.size + Math.max(0, replies.length - known.size),
    'out of order': order.filter((id, at) => stored[at] !== id).length,
    'without reply': Math.max(0, known.size - settled.length),
  }
}
