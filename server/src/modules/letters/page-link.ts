import type { DatabaseDriver } from '../../db/client.ts'
import { withoutQuery } from '../../lib/without-query.ts'
import { isLearned } from './website-store.ts'

/**
 * The page a visitor wrote on, as a link for a mail; null unless it is on a website that the agent has learnt. Strangers choose both the
 * page and the address of the mail, so any other link could be abused.
 */
export async function pageLink(
  database: DatabaseDriver,
  { agentId, pageUrl }: { agentId: string; pageUrl: string | null },
): Promise<string | null> {
  const page = pageUrl && withoutQuery(pageUrl)
  if (!page) return null
  return (await isLearned(database, agentId, new URL(page).host)) ? page : null
}
