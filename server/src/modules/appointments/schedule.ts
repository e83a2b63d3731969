import type { SaveSchedule, Schedule } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { newToken } from '../../lib/secret-token.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, record, settingsIn } from '../audit/record.ts'
import {
  findScheduleOf,
  listPeople,
  savePeople,
  saveSchedule,
  type ScheduleRow,
} from './schedule-store.ts'

/** The schedule of an agent. @throws 404 */
export async function readSchedule(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<Schedule | null> {
  await findOwnAgent(deps, userId, agentId)
  const row = await findScheduleOf(deps.db, userId, agentId)
  return row ? toSchedule(deps, row) : null
}

/** Changes the schedule of an agent. @throws 404 */
export async function changeSchedule(
  deps: Deps,
  actor: Actor,
  agentId: string,
  { people, ...settings }: SaveSchedule,
): Promise<Schedule> {
  const { userId } = actor
  const { id, name } = await findOwnAgent(deps, userId, agentId)
  const saved = await deps.db.transaction(async (tx) => {
    const row = await saveSchedule(tx, { ...toRow(settings), userId, agentId, code: newToken() })
    await savePeople(tx, row, people)
    const details = settingsIn({ ...settings, people })
    await record(tx, actor, { action: 'agent.change_schedule', subject: { id, name }, details })
    return row
  })
  notifyAgentChange(deps, userId, agentId)
  return toSchedule(deps, saved)
}

const toRow = (settings: Omit<SaveSchedule, 'people'>) => ({
  isOn: settings.is_on,
  title: settings.title,
  hours: settings.hours,
  lengthMinutes: settings.length_minutes,
  beforeMinutes: settings.before_minutes,
  afterMinutes: settings.after_minutes,
  noticeMinutes: settings.notice_minutes,
  aheadDays: settings.ahead_days,
  askPhone: settings.ask_phone,
  remindMinutes: settings.remind_minutes,
})

async function toSchedule(deps: Deps, row: ScheduleRow): Promise<Schedule> {
  const people = await listPeople(deps.db, row.id)
  return {
    // Not null, because the row was found by its agent.
    agent_id: row.agentId!,
    is_on: row.isOn,
    title: row.title,
    hours: row.hours,
    length_minutes: row.lengthMinutes,
    before_minutes: row.beforeMinutes,
    after_minutes: row.afterMinutes,
    notice_minutes: row.noticeMinutes,
    ahead_days: row.aheadDays,
    ask_phone: row.askPhone,
    remind_minutes: row.remindMinutes,
    people: people.map(({ id, name, email }) => ({ id, name, email })),
    link: `${deps.config.appUrl}/book/with/${row.code}`,
  }
}
