import { eq } from 'drizzle-orm'
import type { ScreeningRules } from 'shared-types'
import type { Database } from '../../db/client.ts'
import { screeningRules } from '../../db/schema/calls.ts'

type RulesRow = typeof screeningRules.$inferSelect

export async function findRules(db: Database, agentId: string): Promise<RulesRow | undefined> {
  const [row] = await db.select().from(screeningRules).where(eq(screeningRules.agentId, agentId))
  return row
}

export async function saveRules(db: Database, rules: ScreeningRules): Promise<void> {
  const { quiet_hours: quiet } = rules
  const values = {
    allowNumbers: rules.allow_numbers,
    blockNumbers: rules.block_numbers,
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    ...(quiet && { timeZone: quiet.time_zone }),
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
  quiet_hours:
    row?.quietFrom && row.quietTo
      ? { from: row.quietFrom, to: row.quietTo, time_zone: row.timeZone }
      : null,
})
