import { and, asc, count, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { agents } from '../../db/schema/agents.ts'
import { bookedAppointments, schedulePeople, schedules } from '../../db/schema/appointments.ts'
import { stands } from './taken-store.ts'

export type ScheduleRow = typeof schedules.$inferSelect
export type PersonRow = typeof schedulePeople.$inferSelect
export async function findScheduleOf(
  db: Database,
  userId: string,
  agentId: string,
): Promise<ScheduleRow | undefined> {
  const [row] = await db.select().from(schedules).where(of(userId, agentId))
  return row
}

/** The agent of a schedule; undefined once it is deleted. */
export async function findAgentOf(
  db: Database,
  scheduleId: string,
): Promise<{ userId: string; agentId: string } | undefined> {
  const [row] = await db
    .select({ userId: schedules.userId, agentId: schedules.agentId })
    .from(schedules)
    .where(eq(schedules.id, scheduleId))
  return row?.agentId ? { userId: row.userId, agentId: row.agentId } : undefined
}

/** The schedule of a public page; undefined while it is switched off, or once its agent is deleted. */
export async function findBookable(
  db: Database,
  by: { code: string } | { agentId: string },
): Promise<ScheduleRow | undefined> {
  const [row] = await db
    .select({ schedule: schedules })
    .from(schedules)
    .innerJoin(agents, eq(agents.id, schedules.agentId))
    .where(
      and(
        eq(schedules.isOn, true),
        'code' in by ? eq(schedules.code, by.code) : eq(schedules.agentId, by.agentId),
      ),
    )
  return row?.schedule
}

/** In the owner's order. */
export const listPeople = (db: Database, scheduleId: string): Promise<PersonRow[]> =>
  db.select().from(schedulePeople).where(active(scheduleId)).orderBy(asc(schedulePeople.position))

/** Whoever has the fewest future appointments comes first. */
export async function listByTurn(db: Database, scheduleId: string): Promise<PersonRow[]> {
  const ahead = db
    .select({ personId: bookedAppointments.personId, many: count().as('many') })
    .from(bookedAppointments)
    .where(
      and(
        eq(bookedAppointments.scheduleId, scheduleId),
        stands,
        sql`${bookedAppointments.endsAt} > now()`,
      ),
    )
    .groupBy(bookedAppointments.personId)
    .as('ahead')
  const rows = await db
    .select({ person: schedulePeople })
    .from(schedulePeople)
    .leftJoin(ahead, eq(ahead.personId, schedulePeople.id))
    .where(active(scheduleId))
    .orderBy(sql`coalesce(${ahead.many}, 0)`, asc(schedulePeople.position))
  return rows.map(({ person }) => person)
}

/** Inserts a schedule, or changes the existing one. */
export async function saveSchedule(
  tx: Database,
  values: typeof schedules.$inferInsert & { agentId: string },
): Promise<ScheduleRow> {
  const { code: _, ...change } = values
  const [row] = await tx
    .insert(schedules)
    .values(values)
    .onConflictDoUpdate({ target: schedules.agentId, set: change })
    .returning()
  return row!
}

/** Saves the people; those whose id is not one of the schedule's are new. */
export async function savePeople(
  tx: Database,
  { id: scheduleId, userId }: ScheduleRow,
  people: { id?: string; name: string; email: string | null }[],
): Promise<void> {
  const known = new Set((await listPeople(tx, scheduleId)).map(({ id }) => id))
  const kept: string[] = []
  for (const [position, { id, name, email }] of people.entries()) {
    const isKept = id !== undefined && known.delete(id)
    if (isKept) {
      const change = { name, email, position }
      await tx.update(schedulePeople).set(change).where(eq(schedulePeople.id, id))
      kept.push(id)
      continue
    }
    const [added] = await tx
      .insert(schedulePeople)
      .values({ userId, scheduleId, name, email, position })
      .returning({ id: schedulePeople.id })
    kept.push(added!.id)
  }
  await tx
    .update(schedulePeople)
    .set({ leftAt: sql`now()` })
    .where(and(active(scheduleId), notInArray(schedulePeople.id, kept)))
}

const of = (userId: string, agentId: string) =>
  and(eq(schedules.userId, userId), eq(schedules.agentId, agentId))

const active = (scheduleId: string) =>
  and(eq(schedulePeople.scheduleId, scheduleId), isNull(schedulePeople.leftAt))
