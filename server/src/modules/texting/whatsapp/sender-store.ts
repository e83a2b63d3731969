import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { whatsappSenders } from '../../../db/schema/texting.ts'

export type SenderRow = typeof whatsappSenders.$inferSelect

const findBy = async (
  db: Database,
  where: ReturnType<typeof and>,
): Promise<SenderRow | undefined> => (await db.select().from(whatsappSenders).where(where))[0]

export const findSender = (db: Database, id: string) => findBy(db, eq(whatsappSenders.id, id))

export const findSenderAt = (db: Database, address: string) =>
  findBy(db, eq(whatsappSenders.address, address))

export const findSenderOf = (db: Database, userId: string, agentId: string) =>
  findBy(db, and(eq(whatsappSenders.userId, userId), eq(whatsappSenders.agentId, agentId)))

type Connected = Pick<SenderRow, 'userId' | 'agentId' | 'address' | 'accountSid' | 'sealed'>

/** Stores the sender of an agent, replacing an earlier one. @throws a unique violation when another agent has the number */
export async function saveSender(tx: Database, sender: Connected): Promise<SenderRow> {
  const { address, accountSid, sealed } = sender
  const [row] = await tx
    .insert(whatsappSenders)
    .values(sender)
    .onConflictDoUpdate({
      target: whatsappSenders.agentId,
      set: { address, accountSid, sealed },
    })
    .returning()
  return row!
}

/** @returns whether it existed */
export async function deleteSender(tx: Database, userId: string, agentId: string) {
  const gone = await tx
    .delete(whatsappSenders)
    .where(and(eq(whatsappSenders.userId, userId), eq(whatsappSenders.agentId, agentId)))
    .returning({ id: whatsappSenders.id })
  return gone.length > 0
}
