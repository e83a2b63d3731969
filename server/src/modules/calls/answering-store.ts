import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { forwardingPhones, phoneNumbers } from '../../db/schema/numbers.ts'
import { users } from '../../db/schema/users.ts'

export type Answering = { agentId: string; userId: string; activated: boolean; ownerName: string }
/** `isSuspended`: the number is not paid for at the moment. */
type Answered = Answering & { isSuspended: boolean }

const ANSWERING = {
  agentId: agents.id,
  userId: agents.userId,
  activated: agents.activated,
  ownerName: users.fullName,
}

/** The agent that answers a number; undefined when the number is not ours. */
export async function findByNumber(db: Database, phone: string): Promise<Answered | undefined> {
  const [row] = await db
    .select({ ...ANSWERING, isSuspended: sql<boolean>`${phoneNumbers.suspendedAt} is not null` })
    .from(phoneNumbers)
    .innerJoin(agents, eq(agents.id, phoneNumbers.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(
      and(
        eq(phoneNumbers.phone, phone),
        isNotNull(phoneNumbers.boughtAt),
        isNull(phoneNumbers.releasedAt),
      ),
    )
  return row
}

export async function findAnswering(db: Database, agentId: string): Promise<Answering | undefined> {
  const [row] = await db
    .select(ANSWERING)
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(eq(agents.id, agentId))
  return row
}

/** The verified phone to which an agent puts calls through. */
export async function findOwnersPhone(db: Database, agentId: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: forwardingPhones.phone })
    .from(forwardingPhones)
    .where(and(eq(forwardingPhones.agentId, agentId), isNotNull(forwardingPhones.verifiedAt)))
  return row?.phone ?? null
}

/** Every number of the account's agents. */
export async function listOwnNumbers(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ phone: phoneNumbers.phone })
    .from(phoneNumbers)
    .where(and(eq(phoneNumbers.userId, userId), isNull(phoneNumbers.releasedAt)))
  return rows.map(({ phone }) => phone)
}
