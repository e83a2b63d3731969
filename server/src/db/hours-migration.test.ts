import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OpeningHours } from 'shared-types'
import * as z from 'zod/mini'
import { migrationsBefore } from '../test/earlier-migrations.ts'
import { migrationsFolder, type DatabaseDriver } from './client.ts'
import { wrapPglite } from './embedded.ts'
import { startPglite } from './pglite.ts'

const id = (n: number) => `0192e4f8-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const QUIET: [from: string | null, to: string | null][] = [
  ['22:00', '07:00'],
  ['12:00', '14:00'],
  ['00:00', '07:00'],
  ['09:00', '09:00'],
  [null, null],
]
const NEW = id(30)

/** What the previous release wrote. */
const written = () => `
  insert into users (id, issuer, subject, email, full_name, avatar) values ('${id(1)}', 'i', '1', 'a@example.com', 'A', '');
  ${[...QUIET.keys(), 20].map((n) => agent(id(10 + n))).join('')}
  ${QUIET.map(([from, to], n) => rules(id(10 + n), from, to)).join('')}`
const agent = (agentId: string) => `
  insert into agents (id, user_id, name, type, handover_message, brand_name, brand_color, text_color, welcome_message)
    values ('${agentId}', '${id(1)}', 'A', 'CHATBOT', 'm', 'b', '#000000', '#ffffff', 'w');`
const rules = (agentId: string, from: string | null, to: string | null) => `
  insert into screening_rules (agent_id, quiet_from, quiet_to, time_zone)
    values ('${agentId}', ${from && `'${from}'`}, ${to && `'${to}'`}, 'Europe/Berlin')
    on conflict (agent_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to;`

let folder: string
let database: DatabaseDriver
let write: (sql: string) => Promise<unknown>

async function hoursOf(agentId: string): Promise<OpeningHours | null> {
  const { rows } = await database.query('select opening_hours from agents where id = $1', [agentId])
  return z.nullable(OpeningHours).parse(rows[0]!['opening_hours'])
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-hours-'))
  const pglite = await startPglite()
  write = (sql) => pglite.exec(sql)
  await wrapPglite(pglite, migrationsBefore('_opening_hours', folder))
  await write(written())
  database = await wrapPglite(pglite, migrationsFolder)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it.each([
  [0, [{ from: '07:00', to: '22:00' }]],
  [
    1,
    [
      { from: '00:00', to: '12:00' },
      { from: '14:00', to: '00:00' },
    ],
  ],
  [2, [{ from: '07:00', to: '00:00' }]],
  [3, []],
])('people are there every day outside the quiet hours there were (%i)', async (n, day) => {
  expect(await hoursOf(id(10 + n))).toEqual({
    time_zone: 'Europe/Berlin',
    week: Array.from({ length: 7 }, () => day),
    special_days: [],
  })
})

it('an account without quiet hours gets no opening hours', async () => {
  expect(await hoursOf(id(14))).toBeNull()
})

it('quiet hours written by the previous release become opening hours', async () => {
  await write(rules(NEW, '22:00', '07:00'))
  expect((await hoursOf(NEW))?.week[0]).toEqual([{ from: '07:00', to: '22:00' }])
  await write(rules(NEW, '23:00', '07:00'))
  expect((await hoursOf(NEW))?.week[6]).toEqual([{ from: '07:00', to: '23:00' }])
  await write(rules(NEW, null, null))
  expect(await hoursOf(NEW)).toBeNull()
})

it('other rules it writes change no opening hours', async () => {
  await database.query('update agents set opening_hours = $2 where id = $1', [
    NEW,
    JSON.stringify({ time_zone: 'UTC', week: [[], [], [], [], [], [], []], special_days: [] }),
  ])
  await write(`update screening_rules set allow_numbers = '["+14155550100"]', quiet_from = null`)
  expect((await hoursOf(NEW))?.time_zone).toBe('UTC')
})
