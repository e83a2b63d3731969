import type { DatabaseDriver } from '../../db/client.ts'
import { SCOPE } from '../answering/retrieval/corpus-store.ts'

/** Whether an agent has learnt a page of this host, with or without `www.`. */
export async function isLearned(
  database: DatabaseDriver,
  agentId: string,
  host: string,
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from knowledge_pages
     where item_id = any(array(${SCOPE})) and regexp_replace(split_part(url, '/', 3), '^www\\.', '') = $2 limit 1`,
    [agentId, host.replace(/^www\./, '')],
  )
  return rows.length > 0
}
