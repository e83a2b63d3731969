import { sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { asJsonb } from '../../lib/jsonb.ts'
import type { Fact } from '../../ports/reader/fact.ts'
import type { Corrected } from './corrections.ts'

/** Replaces the facts of a page, inside the transaction that completes the page. */
export async function replaceFacts(
  tx: Database,
  page: { id: string; itemId: string },
  facts: Corrected<Fact>[],
): Promise<void> {
  await tx.execute(sql`delete from knowledge_facts where page_id = ${page.id}`)
  if (facts.length === 0) return
  const rows = facts.map((fact, position) => ({
    ...fact,
    id: newId(),
    position,
    page_number: fact.pageNumber,
  }))
  await tx.execute(sql`
    insert into knowledge_facts (id, item_id, page_id, position, kind, role, label, text, heading,
      page_number, value, original, hidden)
    select r.id, ${page.itemId}::uuid, ${page.id}::uuid, r.position, r.kind, r.role, r.label, r.text,
      r.heading, r.page_number, r.value, r.original, r.hidden
    from jsonb_to_recordset(${asJsonb(rows)}::jsonb) as r(
      id uuid, position int, kind knowledge_fact_kind, role text, label text, text text, heading text,
      page_number int, value jsonb, original text, hidden boolean)`)
}
