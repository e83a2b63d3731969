import { and, eq, inArray } from 'drizzle-orm'
import type { RatingChoice } from 'shared-types'
import type { Database, DatabaseDriver } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { ratings } from '../../db/schema/ratings.ts'
import { users } from '../../db/schema/users.ts'

/** A rating counts for the member who wrote last; an earlier comment stays unless a new one is given. */
const SAVE = `
insert into ratings (conversation_id, user_id, agent_id, person_id, is_good, words)
select c.id, c.user_id, c.agent_id, (
    select u.id from messages m join users u on u.id = m.person_id
    where m.conversation_id = c.id and m.role = 'admin' order by m.seq desc limit 1
  ), $2, nullif($3, '')
from conversations c
where c.id = $1 and exists (select from messages m where m.conversation_id = c.id and m.role <> 'customer' and m.text <> '')
on conflict (conversation_id) do update
  set is_good = excluded.is_good, words = coalesce(excluded.words, ratings.words), person_id = excluded.person_id, rated_at = now()
returning user_id as "userId", agent_id as "agentId"`

/**
 * Stores one rating for each conversation; a new one replaces it.
 * @returns the account and agent; undefined when nobody has answered in it.
 */
export async function saveRating(
  database: DatabaseDriver,
  conversationId: string,
  rating: RatingChoice,
  words: string | undefined,
): Promise<{ userId: string; agentId: string } | undefined> {
  const { rows } = await database.query(SAVE, [conversationId, rating === 'good', words ?? null])
  return rows[0] as { userId: string; agentId: string } | undefined
}

/** @returns undefined when the account has no such conversation. */
export async function findRating(db: Database, userId: string, conversationId: string) {
  const [row] = await db
    .select({
      isGood: ratings.isGood,
      words: ratings.words,
      ratedAt: ratings.ratedAt,
      person: users.fullName,
    })
    .from(conversations)
    .leftJoin(ratings, eq(ratings.conversationId, conversations.id))
    .leftJoin(users, eq(users.id, ratings.personId))
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)))
  return row
}

/** Names of the account's agents. */
export const namesOfAgents = (db: Database, userId: string, ids: string[]) =>
  db
    .select({ id: agents.id, name: agents.name })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.id, ids)))

/** Names of people, including those who have left the workspace, because their ratings remain. */
export const namesOfPeople = (db: Database, ids: string[]) =>
  db.select({ id: users.id, name: users.fullName }).from(users).where(inArray(users.id, ids))
