import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { findOwn, PAGE, toAppointments } from './ahead.ts'
import { listOver } from './booked-store.ts'
import { removeOver } from './person-store.ts'

/** Appointments that are over, the newest first. @throws 404 */
export async function readPast(
  deps: Deps,
  userId: string,
  { agentId, before: beforeId }: { agentId?: string; before?: string },
) {
  const before = beforeId ? await findOwn(deps, userId, beforeId) : undefined
  const rows = await listOver(deps.db, userId, { agentId, before, most: PAGE + 1 })
  const page = rows.slice(0, PAGE)
  return {
    appointments: await toAppointments(deps, page),
    next: rows.length > PAGE ? page.at(-1)!.id : null,
  }
}

/** Deletes an appointment that is over, with its messages and what webhooks say of it. @throws 404, 409 `not_over` */
export async function removePast(deps: Deps, actor: Actor, id: string): Promise<null> {
  await findOwn(deps, actor.userId, id)
  await deps.db.transaction(async (tx) => {
    if (!(await removeOver(tx, actor.userId, id)))
      throw refused('not_over', 'This appointment is not over yet.')
    await record(tx, actor, { action: 'appointment.delete', subject: { id } })
  })
  return null
}
