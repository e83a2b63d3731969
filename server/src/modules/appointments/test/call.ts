import { Temporal } from 'temporal-polyfill'
import { bookedAppointments } from '../../../db/schema/appointments.ts'
import type { Deps } from '../../../deps.ts'
import { aStage, type Caller, type Stage } from '../../calls/test/stage.ts'
import { aSchedule, onSaturday } from './schedule.ts'
import { MORNINGS } from './talk.ts'

/** A caller of an agent with appointments, who has heard its greeting; it is Saturday. */
export async function aCallForTimes(
  ring: { from?: string } = {},
  schedule: Parameters<typeof aSchedule>[2] = MORNINGS,
): Promise<{ stage: Stage; caller: Caller }> {
  const stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  onSaturday(stage.deps)
  await aSchedule(stage.deps, { userId: stage.owner.user.id, id: stage.agent.id }, schedule)
  const caller = stage.call(ring)
  await caller.hears(/how can I help/i)
  return { stage, caller }
}

export const listBooked = ({ db }: Deps) => db.select().from(bookedAppointments)

/** A time on next Tuesday, or days after it, by the clock of the schedule, which is an hour ahead of UTC or two. */
export function inBerlin({ now }: Deps, time: string, daysAfter = 0): Date {
  const zone = 'Europe/Berlin'
  const today = Temporal.Instant.fromEpochMilliseconds(+now()).toZonedDateTimeISO(zone)
  const day = today.toPlainDate().add({ days: 3 + daysAfter })
  const at = day.toZonedDateTime({ timeZone: zone, plainTime: time })
  return new Date(at.epochMilliseconds)
}
