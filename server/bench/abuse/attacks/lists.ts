import { type Attack, ask, type Harm, keepDoing, ownerHeaders } from '../room.ts'

const AT_ONCE = 20
const ROWS = 10_000
const PAGE = 20
/** A word that occurs in most messages there. */
const COMMON = 'order'

/** The most expensive requests of the screens: searches, last pages, and totals over everything. */
const PATHS = [
  `/api/conversations/admin?page=1&limit=${PAGE}&q=${COMMON}`,
  `/api/call-logs?page=1&limit=8&q=${COMMON}`,
  `/api/conversations/admin?page=10&limit=${PAGE}&q=${COMMON}`,
  `/api/conversations/admin?page=${ROWS / PAGE}&limit=${PAGE}`,
  '/api/user/metrics/customer-growth',
  '/api/user/metrics/ai-messages',
  '/api/user/conversation/sentiment',
  '/api/call-logs/unread',
]

/** Requests as fast as the server lets one account send them. */
const searches: Harm = (room, signal) =>
  keepDoing(AT_ONCE, signal, (worker, round) =>
    ask(room, PATHS[(worker + round) % PATHS.length]!, signal, {
      headers: ownerHeaders(room, room.accounts[0]!),
    }),
  )

export const lists: Attack[] = [
  {
    name: `searches and lists of ${ROWS.toLocaleString('en')} conversations and calls`,
    accounts: 1,
    conversations: 0,
    rows: ROWS,
    harm: searches,
  },
]
