import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsBefore } from '../test/earlier-migrations.ts'
import { migrationsFolder, type DatabaseDriver } from './client.ts'
import { wrapPglite } from './embedded.ts'
import { startPglite } from './pglite.ts'
import { reportErrors } from './report-counts.ts'

const id = (n: number) => `0192e4f8-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const [ADA, AGENT, SCHEDULE, PERSON] = [id(1), id(2), id(3), id(4)]

/** Writes an appointment as the previous release does. */
const booked = (n: number, { state = 'confirmed', note = null as string | null } = {}) => `
  insert into booked_appointments (id, user_id, schedule_id, person_id, state, starts_at, ends_at, taken, time_zone, language, note)
    values ('${id(n)}', '${ADA}', '${SCHEDULE}', '${PERSON}', '${state}', now(), now(), '[${n},${n + 1})', 'UTC', 'en', ${note && `'${note}'`});`

const WRITTEN = `
  insert into users (id, issuer, subject, email, full_name, avatar) values ('${ADA}', 'i', '1', 'a@example.com', 'A', '');
  insert into agents (id, user_id, name, type, handover_message, brand_name, brand_color, text_color, welcome_message)
    values ('${AGENT}', '${ADA}', 'A', 'CHATBOT', 'm', 'b', '#000000', '#ffffff', 'w');
  insert into schedules (id, user_id, agent_id, code, title, hours, length_minutes, notice_minutes, ahead_days, ask_phone)
    values ('${SCHEDULE}', '${ADA}', '${AGENT}', 'code', 'Talk', '{}', 30, 0, 30, 'no');
  insert into schedule_people (id, user_id, schedule_id, name, position) values ('${PERSON}', '${ADA}', '${SCHEDULE}', 'Rosa', 0);
  ${booked(10)}
  ${booked(11, { state: 'cancelled' })}
  ${booked(12, { state: 'held' })}
  ${booked(13, { note: 'Agreed in a conversation that was deleted' })}`

let folder: string
let database: DatabaseDriver
let write: (sql: string) => Promise<unknown>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-page-bookings-'))
  const pglite = await startPglite()
  write = (sql) => pglite.exec(sql)
  await wrapPglite(pglite, migrationsBefore('_page_bookings', folder))
  await write(WRITTEN)
  database = await wrapPglite(pglite, migrationsFolder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('earlier appointments of the public page are counted, and those that the previous release still books', async () => {
  const counted = async () => {
    const { rows } = await database.query(
      `select sum(amount)::int as count from report_changes where user_id = $1 and agent_id = $2 and channel = 'page' and what = 'appointments'`,
      [ADA, AGENT],
    )
    return rows[0]!['count']
  }
  expect(await counted()).toBe(2)
  await write(booked(14))
  await write(booked(15, { state: 'held' }))
  await write(`update booked_appointments set state = 'confirmed' where id = '${id(15)}'`)
  expect(await counted()).toBe(4)
  expect(await reportErrors(database.db, ADA)).toEqual([])
})
