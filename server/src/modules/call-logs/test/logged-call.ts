import type { Deps } from '../../../deps.ts'
import { callMessages, calls } from '../../../db/schema/calls.ts'
import { newSid } from '../../../ports/telephony/sids.ts'

/** A call that is over, as it stands in the log. @param said in turn by the agent and the caller, the agent first. */
export async function aLoggedCall(
  { db }: Pick<Deps, 'db'>,
  fields: Partial<typeof calls.$inferInsert> & { userId: string; agentId: string },
  said: string[] = [],
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
  for (const [index, content] of said.entries()) {
    const entityType = index % 2 === 0 ? 'agent' : 'user'
    await db.insert(callMessages).values({ callId: call!.id, seq: index + 1, entityType, content })
  }
  return call!.id
}
