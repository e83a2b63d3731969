import type { SaveSchedule } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { DAY_MS } from '../../../lib/time.ts'
import { changeSchedule } from '../schedule.ts'
import { findBookable } from '../schedule-store.ts'

/** Slots of half an hour at any time, with Rosa. */
export const ALWAYS: SaveSchedule = {
  is_on: true,
  title: 'A first talk',
  hours: {
    time_zone: 'Europe/Berlin',
    week: Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]),
    special_days: [],
  },
  length_minutes: 30,
  before_minutes: 0,
  after_minutes: 0,
  notice_minutes: 0,
  ahead_days: 180,
  ask_phone: 'optional',
  remind_minutes: null,
  people: [{ name: 'Rosa Lind', email: 'rosa@example.com' }],
}

/** Gives an agent a schedule, so that appointments can be booked. */
export async function aSchedule(
  deps: Deps,
  { userId, id }: { userId: string; id: string },
  changes: Partial<SaveSchedule> = {},
) {
  const actor = { userId, email: null, address: null }
  const { link } = await changeSchedule(deps, actor, id, { ...ALWAYS, ...changes })
  return { schedule: (await findBookable(deps.db, { agentId: id }))!, link }
}

/** Sets the server's clock to Saturday noon, so that the next free times are the same on whatever day the tests run. */
export function onSaturday(deps: Deps): void {
  const now = new Date()
  const saturday = new Date(now)
  saturday.setUTCDate(now.getUTCDate() + 6 - now.getUTCDay())
  saturday.setUTCHours(12, 0, 0, 0)
  const ahead = saturday.getTime() - now.getTime()
  deps.now = () => new Date(Date.now() + ahead)
}

/** A time in the next days at which an appointment of half an hour may begin. */
export function inDays(days: number, time = '10:00'): Date {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${day}T${time}:00Z`)
}
