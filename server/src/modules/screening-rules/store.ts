import { eq } from 'drizzle-orm'
import type { ScreeningRules } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { screeningRules } from '../../db/schema/calls.ts'

type RulesRow = typeof screeningRules.$inferSelect

export async function findRules(db: Database, agentId: string): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(screeningRules).where(eq(screeningRules.agentId, agentId))
  return row
}

/** Reads the rules of an agent and locks them until the transaction ends. */
export async function lockRules(db: Database, agentId: string): Promise<RulesRow | undefined> {
  await db.insert(screeningRules).values({ agentId }).onConflictDoNothing()
  const of = eq(screeningRules.agentId, agentId)
  const [row] = await db.select().from(screeningRules).where(of).for('update')
  return row
}

export async function saveRules(db: Database, rules: ScreeningRules): Promise<void> {
  const values = {
    allowNumbers: rules.allow_numbers,
    blockNumbers: rules.block_numbers,
    numberNames: rules.number_names,
  }
  await db
    .insert(screeningRules)
    .values({ agentId: rules.agent_id, ...values })
    .onConflictDoUpdate({ target: screeningRules.agentId, set: values })
}

export const toRules = (agentId: string, row: RulesRow | undefined): ScreeningRules => ({
  agent_id: agentId,
  allow_numbers: row?.allowNumbers ?? [],
  block_numbers: row?.blockNumbers ?? [],
  number_names: row?.numberNames ?? {},
})
