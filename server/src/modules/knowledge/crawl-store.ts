import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { crawls } from '../../db/schema/crawls.ts'
import { DAY_MS } from '../../lib/time.ts'

const CRAWL_KEPT_MS = DAY_MS

export type NewCrawl = Omit<typeof crawls.$inferInsert, 'id' | 'createdAt'>

export async function insertCrawl(db: Database, crawl: NewCrawl, now: Date): Promise<string> {
  await db.delete(crawls).where(lt(crawls.createdAt, new Date(now.getTime() - CRAWL_KEPT_MS)))
  const [row] = await db.insert(crawls).values(crawl).returning({ id: crawls.id })
  return row!.id
}

/** Stores another choice among the same pages. */
export async function updateCrawl(db: Database, id: string, crawl: NewCrawl): Promise<string> {
  await db.update(crawls).set(crawl).where(eq(crawls.id, id))
  return id
}

export async function findCrawl(db: Database, userId: string, crawlId: string) {
  const [row] = await db
    .select()
    .from(crawls)
    .where(and(eq(crawls.id, crawlId), eq(crawls.userId, userId)))
  return row
}
