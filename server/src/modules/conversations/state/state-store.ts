import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { conversations } from '../../../db/schema/conversations.ts'
import { members } from '../../../db/schema/team.ts'
import { users } from '../../../db/schema/users.ts'

/** Columns that an update of the state returns. */
const changed = { epoch: conversations.epoch, control: conversations.control }

/**
 * Marks a conversation as resolved: nobody waits in it any more, and the bot is in control.
 * @returns nothing where it was resolved already
 */
export async function setResolved(tx: Database, conversationId: string) {
  const [row] = await tx
    .update(conversations)
    .set({
      resolvedAt: sql`now()`,
      handoverRequestedAt: null,
      personActedAt: null,
      control: 'bot',
      epoch: sql`case when ${conversations.control} = 'admin' then ${conversations.epoch} + 1 else ${conversations.epoch} end`,
    })
    .where(and(eq(conversations.id, conversationId), isNull(conversations.resolvedAt)))
    .returning(changed)
  return row
}

/**
 * Opens a resolved conversation again.
 * @returns nothing where it was open already.
 */
export async function setOpen(tx: Database, conversationId: string) {
  const [row] = await tx
    .update(conversations)
    .set({ resolvedAt: null })
    .where(and(eq(conversations.id, conversationId), isNotNull(conversations.resolvedAt)))
    .returning(changed)
  return row
}

/**
 * Assigns a conversation.
 * @param personId null: to nobody.
 * @returns whether that changed anything
 */
export async function setAssignee(
  tx: Database,
  conversationId: string,
  personId: string | null,
): Promise<boolean> {
  const rows = await tx
    .update(conversations)
    .set({ assigneeId: personId, assignedAt: personId ? sql`now()` : null })
    .where(
      and(
        eq(conversations.id, conversationId),
        sql`${conversations.assigneeId} is distinct from ${personId}::uuid`,
      ),
    )
    .returning({ id: conversations.id })
  return rows.length > 0
}

/**
 * Locks a person's membership of the account until the transaction ends.
 * @returns their name; nothing where they are no member
 */
export async function lockPerson(
  tx: Database,
  userId: string,
  personId: string,
): Promise<string | undefined> {
  const own = eq(users.id, personId)
  if (personId === userId) {
    const [founder] = await tx
      .select({ name: users.fullName })
      .from(users)
      .where(and(own, isNull(users.handedOverAt)))
    return founder?.name
  }
  const [member] = await tx
    .select({ name: users.fullName })
    .from(members)
    .innerJoin(users, eq(users.id, members.memberId))
    .where(and(eq(members.userId, userId), eq(members.memberId, personId)))
    .for('share', { of: members })
  return member?.name
}
