import type { RateConversation, Rated, Rating } from 'shared-types'
import { readTallies } from '../../db/tallies.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { findRating, namesOfAgents, namesOfPeople, saveRating } from './store.ts'

/** Stores a visitor's rating of their conversation, or changes it. @throws 409 when nobody has answered yet. */
export async function rateConversation(
  deps: Deps,
  conversationId: string,
  { rating, words }: RateConversation,
): Promise<null> {
  const owner = await saveRating(deps.driver, conversationId, rating, words)
  if (!owner) throw refused('nothing_to_rate', 'There is nothing to rate yet.')
  notifyDashboards(deps, 'note', { ...owner, id: conversationId })
  return null
}

/** The rating of a conversation. @throws 404 */
export async function readRating(deps: Deps, userId: string, id: string): Promise<Rating | null> {
  const row = await findRating(deps.db, userId, id)
  if (!row) throw notFound('Conversation')
  if (!row.ratedAt) return null
  const { isGood, words, ratedAt, person } = row
  return { rating: isGood ? 'good' : 'bad', words, date: ratedAt.toISOString(), person }
}

/** Read from tallies, so that no ratings are counted. */
export async function readTotals(deps: Deps, userId: string) {
  const tallies = await readTallies(deps.db, userId, 'rating')
  const byId = { agent: new Map<string, Counts>(), person: new Map<string, Counts>() }
  for (const { part, amount } of tallies) {
    const [kind, id, which] = part.split(':') as ['agent' | 'person', string, keyof Counts]
    const counts = byId[kind].get(id) ?? { good: 0, bad: 0 }
    byId[kind].set(id, { ...counts, [which]: amount })
  }
  return {
    agents: named(byId.agent, await namesOfAgents(deps.db, userId, [...byId.agent.keys()])),
    people: named(byId.person, await namesOfPeople(deps.db, [...byId.person.keys()])),
  }
}

type Counts = { good: number; bad: number }

/** Those with the most ratings first. */
const named = (counts: Map<string, Counts>, names: { id: string; name: string }[]): Rated[] =>
  names
    .map((row) => ({ ...row, ...counts.get(row.id)! }))
    .filter(({ good, bad }) => good + bad > 0)
    .toSorted((one, other) => other.good + other.bad - (one.good + one.bad))
