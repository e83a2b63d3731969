import type { Account } from './seed.ts'
import { WORDS } from './seed.ts'

/** The requests that each screen of an account makes, by the screen's name. */
export function requestsOf({ agentIds }: Account, count: number): Record<string, string> {
  const [agentId] = agentIds
  const inbox = (page: number, q = '') =>
    `/api/conversations/admin?page=${page}&limit=20${q && `&q=${encodeURIComponent(q)}`}`
  const logs = (page: number, q = '') =>
    `/api/call-logs?page=${page}&limit=8${q && `&q=${encodeURIComponent(q)}`}`
  const lastOf = (limit: number) => Math.ceil(count / limit)
  return {
    'inbox, first page': inbox(1),
    'inbox, second page': inbox(2),
    'inbox, middle page': inbox(Math.ceil(lastOf(20) / 2)),
    'inbox, last page': inbox(lastOf(20)),
    'inbox, a common word': inbox(1, WORDS.common),
    'inbox, its tenth page': inbox(10, WORDS.common),
    'inbox, an uncommon word': inbox(1, WORDS.uncommon),
    'inbox, a rare word': inbox(1, WORDS.rare),
    'inbox, two words': inbox(1, `${WORDS.common} ${WORDS.uncommon}`),
    'inbox, a common name': inbox(1, 'ines'),
    'inbox, the nameless': inbox(1, 'visitor'),
    'inbox, no such word': inbox(1, 'xylophone'),
    'inbox, a time': inbox(1, 'last week'),
    'inbox, a word in a time': inbox(1, `${WORDS.uncommon} last week`),
    'call logs, first page': logs(1),
    'call logs, middle page': logs(Math.ceil(lastOf(8) / 2)),
    'call logs, last page': logs(lastOf(8)),
    'call logs, a common word': logs(1, WORDS.common),
    'call logs, an uncommon word': logs(1, WORDS.uncommon),
    'call logs, a rare word': logs(1, WORDS.rare),
    'call logs, a time': logs(1, 'last week'),
    'call logs, a word in a time': logs(1, `${WORDS.uncommon} last week`),
    'call logs, a common name': logs(1, 'ravi'),
    'call logs, part of a number': logs(1, '2025'),
    'call logs, a whole number': logs(1, '+12020007919'),
    'what waits for somebody': '/api/user/attention',
    'unread calls': '/api/call-logs/unread',
    'latency of an agent': `/api/call-logs/latency/${agentId}`,
    'customer growth': '/api/user/metrics/customer-growth',
    'message totals': '/api/user/metrics/ai-messages',
    'knowledge totals': '/api/user/metrics/knowledgebase',
    'agent totals': '/api/user/metrics/agents',
    'sentiment, written': '/api/user/conversation/sentiment',
    'sentiment, spoken': '/api/user/call-logs/sentiment',
    'first run': '/api/user/first-run',
    agents: '/api/agents',
    'an agent': `/api/agent/${agentId}`,
    'questions without answer': `/api/knowledge-base/gaps/${agentId}`,
    activity: '/api/user/activity',
    usage: '/api/usage',
    'knowledge base': '/api/knowledge-base',
    sessions: '/api/user/sessions',
  }
}
