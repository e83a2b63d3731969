import type { DatabaseDriver } from '../../db/client.ts'
import { withoutQuery } from '../../lib/without-query.ts'
import { isLearned } from './website-store.ts'

/**
 * The page a visitor talked on, to link to in a mail. A stranger names both that page and the address the mail goes to, so nothing is
 * linked to but the websites the agent has learned. Null where it is none of them.
 */
export async function pageLink(
  database: DatabaseDriver,
  { agentId, pageUrl }: { agentId: string; pageUrl: string | null },
): Promise<string | null> {
  const page = pageUrl && withoutQuery(pageUrl)
  if (!page) return null
  return (await isLearned(database, agentId, new URL(page).host)) ? page : null
}
