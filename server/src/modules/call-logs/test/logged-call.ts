import type { Deps } from '../../../deps.ts'
import { callMessages, calls } from '../../../db/schema/calls.ts'
import { newSid } from '../../../ports/telephony/sids.ts'

/**
 * A finished call in the log.
 * @param lines lines of the agent and the caller in turn; the agent begins.
 */
export async function aLoggedCall(
  { db }: Pick<Deps, 'db'>,
  fields: Partial<typeof calls.$inferInsert> & { userId: string; agentId: string },
  lines: string[] = [],
): Promise<string> {
  const [call] = await db
    .insert(calls)
    .values({
      callSid: newSid('CA'),
      channel: 'phone',
      fromNumber: '+12025550123',
      toNumber: '+14155550100',
      status: 'completed',
      stage: 'ended',
      endedAt: new Date(),
      ...fields,
    })
    .returning()
  for (const [index, content] of lines.entries()) {
    const entityType = index % 2 === 0 ? 'agent' : 'user'
    await db.insert(callMessages).values({ callId: call!.id, seq: index + 1, entityType, content })
  }
  return call!.id
}
