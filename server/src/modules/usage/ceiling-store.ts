import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'

export type Holdings = { agents: number; pages: number; pdfs: number; bytes: number }

/** Locks the account until the transaction ends, so that nobody else adds to it. Rows that refer to it may still be stored. */
export const lockAccount = (tx: Database, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')

/**
 * What an account stores: agents, web pages, uploaded documents, and the bytes of these files, of the text that was read and of files in
 * conversations.
 */
export async function countHoldings(db: Database, userId: string): Promise<Holdings> {
  const [row] = await db
    .select({
      agents: sql<number>`(select count(*)::int from agents a where a.user_id = ${userId})`,
      pages: sql<number>`(
        select count(*)::int from knowledge_pages p join knowledge_items i on i.id = p.item_id
        where i.user_id = ${userId} and p.url is not null)`,
      pdfs: sql<number>`(
        select count(*)::int from knowledge_items i where i.user_id = ${userId} and i.type <> 'WEB_PAGES')`,
      bytes: sql<number>`(
        (select coalesce(sum(octet_length(f.content)), 0)
          from knowledge_files f join knowledge_items i on i.id = f.item_id where i.user_id = ${userId})
        + (select coalesce(sum(octet_length(p.text)), 0)
          from passages p join knowledge_items i on i.id = p.item_id where i.user_id = ${userId})
        + (select coalesce(sum(c.size), 0) from chat_files c where c.user_id = ${userId})
      )::float8`,
    })
    .from(sql`(select) as nothing`)
  return row!
}
