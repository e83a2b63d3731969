import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  knowledgeCorrections,
  knowledgeFacts,
  passages,
} from '../../db/schema/knowledge-content.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'
import { type FactRow, originalOf, type PassageRow } from './content-store.ts'
import type { Correction } from './corrections.ts'
import { lengthOf, searchVector } from '../../db/passage-search.ts'

export type RewrittenPassage = PassageRow & { embedding: number[] | null }

/** What the owner corrected or hid in the passages and facts of a page. */
export const listCorrections = (db: Database, pageId: string): Promise<Correction[]> =>
  db
    .select({
      target: knowledgeCorrections.target,
      fingerprint: knowledgeCorrections.fingerprint,
      text: knowledgeCorrections.text,
      hidden: knowledgeCorrections.hidden,
    })
    .from(knowledgeCorrections)
    .where(eq(knowledgeCorrections.pageId, pageId))
    .orderBy(knowledgeCorrections.fingerprint)

/** Runs `write` in a transaction while no training writes to the item. */
export const whileStill = <T>(
  db: Database,
  itemId: string,
  write: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await tx
      .select({ id: knowledgeItems.id })
      .from(knowledgeItems)
      .where(eq(knowledgeItems.id, itemId))
      .for('no key update')
    return write(tx)
  })

/** Saves a correction; one that changes nothing is deleted. */
export async function saveCorrection(
  tx: Database,
  pageId: string,
  { target, fingerprint, text, hidden }: Correction,
): Promise<void> {
  if (text === null && !hidden) {
    await tx
      .delete(knowledgeCorrections)
      .where(
        and(
          eq(knowledgeCorrections.pageId, pageId),
          eq(knowledgeCorrections.target, target),
          eq(knowledgeCorrections.fingerprint, fingerprint),
        ),
      )
    return
  }
  const { pageId: page, target: kind, fingerprint: print } = knowledgeCorrections
  await tx
    .insert(knowledgeCorrections)
    .values({ pageId, target, fingerprint, text, hidden })
    .onConflictDoUpdate({ target: [page, kind, print], set: { text, hidden } })
}

/** Replaces text and index of a passage, unless it contains something else by now. */
export async function rewritePassage(
  tx: Database,
  title: string | null,
  { id, heading, text, config, original, hidden, embedding }: RewrittenPassage,
  embeddingModel: string | null,
): Promise<void> {
  const search = searchVector({ config, title, heading, text, hidden })
  await tx
    .update(passages)
    .set({
      text,
      original,
      hidden,
      search,
      length: lengthOf(search),
      embedding,
      embeddingModel: embedding && embeddingModel,
    })
    .where(and(eq(passages.id, id), eq(originalOf(passages), original ?? text)))
}

/**
 * Replaces the text of a fact, wherever it is on the page.
 * @param values the values of the new words, one for each row; when empty, every row keeps its own
 * @returns whether the fact is still there
 */
export async function rewriteFact(
  tx: Database,
  fact: FactRow,
  values: FactRow['value'][],
): Promise<boolean> {
  const { pageId, kind, label, text, original, hidden } = fact
  const ofPage = eq(knowledgeFacts.pageId, pageId)
  const same = and(
    ofPage,
    eq(knowledgeFacts.kind, kind),
    eq(knowledgeFacts.label, label),
    eq(originalOf(knowledgeFacts), original ?? text),
  )
  const rows = await tx
    .update(knowledgeFacts)
    .set({ text, original, hidden })
    .where(same)
    .returning({ id: knowledgeFacts.id, position: knowledgeFacts.position })
  if (rows.length === 0) return false
  if (values.length === 0) return true
  const ids = rows.toSorted((a, b) => a.position - b.position).map(({ id }) => id)
  for (const [index, id] of ids.slice(0, values.length).entries())
    await tx.update(knowledgeFacts).set({ value: values[index]! }).where(eq(knowledgeFacts.id, id))
  const surplus = ids.slice(values.length)
  if (surplus.length > 0) await tx.delete(knowledgeFacts).where(inArray(knowledgeFacts.id, surplus))
  const { id: _, ...row } = fact
  const next = sql<number>`(select max(position) + 1 from knowledge_facts where page_id = ${pageId})`
  for (const value of values.slice(ids.length))
    await tx.insert(knowledgeFacts).values({ ...row, value, position: next })
  return true
}
