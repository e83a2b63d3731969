import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { knowledgeItems } from '../../db/schema/knowledge.ts'
import type { TrainingJob } from './training-store.ts'

/** Runs `write` only while the worker holds the item's lease; the item cannot be deleted until the transaction ends. */
export async function whileHeld(
  db: Database,
  job: TrainingJob,
  write: (tx: Database, attempts: number) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [item] = await tx
      .select({ holder: knowledgeItems.leaseHolder, attempts: knowledgeItems.attempts })
      .from(knowledgeItems)
      .where(eq(knowledgeItems.id, job.id))
      .for('no key update')
    if (item?.holder !== job.holder) return false
    await write(tx, item.attempts)
    return true
  })
}

/**
 * Resets the count of failed runs, because a run that reads a page is not stuck. Usually it is zero already: most pages are not the first
 * of their run.
 */
export async function noteProgress(
  tx: Database,
  job: TrainingJob,
  attempts: number,
): Promise<void> {
  if (attempts === 0) return
  await tx.update(knowledgeItems).set({ attempts: 0 }).where(eq(knowledgeItems.id, job.id))
}
