import type { DatabaseDriver } from '../../../db/client.ts'
import { factKind } from '../../../db/schema/knowledge-content.ts'
import type { Fact, FactKind } from '../../../ports/reader/fact.ts'
import { SCOPE } from '../retrieval/corpus-store.ts'

/** More than any business states. An agent with thousands of prices answers from the first pages of its knowledge. */
export const MAX_FACTS = 2_000

/** A fact with the page that says it. */
export type StoredFact = Fact & {
  id: string
  itemId: string
  pageId: string
  position: number
  /** Title of the page; for a PDF, the name its owner gave it. */
  title: string
  /** What the website or document is called in the knowledge base. */
  itemTitle: string
  /** Null for a PDF. */
  url: string | null
  /** ISO 639-1 code of the page's language; null where it cannot be told. */
  language: string | null
  /** True when the owner corrected the text; `value` is then read from the correction. */
  isCorrected: boolean
}

const FACTS = `
  select fact.id, fact.item_id, fact.page_id, fact.position, fact.kind, fact.role, fact.label, fact.text,
    fact.heading, fact.page_number, fact.value, fact.original is not null as is_corrected,
    page.url, page.language, coalesce(nullif(page.title, ''), page.url) as page_title, item.title as item_title
  from (${SCOPE}) as known(item_id)
  join knowledge_facts as fact on fact.item_id = known.item_id
  join knowledge_pages as page on page.id = fact.page_id
  join knowledge_items as item on item.id = fact.item_id
  where fact.kind = any($2::knowledge_fact_kind[]) and not fact.hidden
  order by item.created_at, item.id, page.position, fact.position limit ${MAX_FACTS}`

/** The facts of these kinds in the agent's own and linked knowledge, in the order of the pages, without hidden ones. */
export async function findFacts(
  database: DatabaseDriver,
  agentId: string,
  kinds: FactKind[],
): Promise<StoredFact[]> {
  if (kinds.length === 0) return []
  const { rows } = await database.query(FACTS, [agentId, kinds])
  return rows.map(toFact)
}

/** The facts of every kind, at most `MAX_FACTS`: a result of exactly that length may be cut off. */
export const findAllFacts = (database: DatabaseDriver, agentId: string): Promise<StoredFact[]> =>
  findFacts(database, agentId, factKind.enumValues)

/** The columns were written from a `Fact`: kind, role and value belong together. */
const toFact = (row: Record<string, unknown>): StoredFact =>
  ({
    id: row['id'],
    itemId: row['item_id'],
    pageId: row['page_id'],
    position: row['position'],
    kind: row['kind'],
    role: row['role'],
    label: row['label'],
    text: row['text'],
    heading: row['heading'],
    pageNumber: row['page_number'],
    value: row['value'],
    isCorrected: row['is_corrected'],
    title: (row['url'] ? row['page_title'] : row['item_title']) ?? row['item_title'],
    itemTitle: row['item_title'],
    url: row['url'],
    language: row['language'],
  }) as StoredFact
