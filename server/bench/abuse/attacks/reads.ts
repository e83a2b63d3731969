import { newId } from '../../../src/lib/ids.ts'
import { type Attack, ask, from, type Harm, keepDoing, ownerHeaders } from '../room.ts'

const AT_ONCE = 20
const STREAMS = 300
const LARGE = 10_000

const unknownIds: Harm = (room, signal) =>
  keepDoing(AT_ONCE, signal, () =>
    ask(room, `/api/widget/agents/${newId()}/config`, signal, { headers: from(room) }),
  )

/** Opens as many streams as one address may have, and as many again, which are refused. */
const streams: Harm = (room, signal) =>
  keepDoing(STREAMS, signal, async (worker) => {
    const { conversations } = room.accounts[0]!
    const { conversation_id: id, visitor_token: token } =
      conversations[worker % conversations.length]!
    const headers = { authorization: `Bearer ${token}`, ...from(room) }
    const status = await ask(room, `/api/widget/conversations/${id}/events`, signal, { headers })
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 100))
  })

const histories: Harm = (room, signal) =>
  keepDoing(AT_ONCE, signal, (worker, round) => {
    const { conversations } = room.accounts[(worker + round) % room.accounts.length]!
    const { conversation_id: id, visitor_token: token } = conversations[0]!
    const headers = { authorization: `Bearer ${token}`, ...from(room) }
    return ask(room, `/api/widget/conversations/${id}/messages?after=0`, signal, { headers })
  })

const exports: Harm = (room, signal) =>
  keepDoing(4, signal, (worker) => {
    const path = worker % 2 ? '/api/conversations/export' : '/api/call-logs/export'
    return ask(room, path, signal, { headers: ownerHeaders(room, room.accounts[0]!) })
  })

export const reads: Attack[] = [
  { name: 'agents that do not exist', accounts: 0, conversations: 0, harm: unknownIds },
  { name: `${STREAMS} event streams`, accounts: 1, conversations: 40, harm: streams },
  { name: 'long histories', accounts: 5, conversations: 1, isLong: true, harm: histories },
  {
    name: `CSV of ${LARGE.toLocaleString('en')} conversations and calls`,
    accounts: 1,
    conversations: 0,
    rows: LARGE,
    harm: exports,
  },
]
