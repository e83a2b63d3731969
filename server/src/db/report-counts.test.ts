import { and, eq, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { confirm, hold } from '../modules/appointments/book.ts'
import { aSchedule, inDays } from '../modules/appointments/test/schedule.ts'
import { fillCases } from '../modules/reports/filling-store.ts'
import { removeUser } from '../modules/account/closing-store.ts'
import { aCall, aConversation } from '../test/belongings/talks.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'
import { TIME_BOUNDS } from './report-columns.ts'
import { foldReports, reportErrors } from './report-counts.ts'
import { recountEverything } from './recount.ts'
import { reportCases, reportChanges, reportCounts, reportFilling } from './schema/reports.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let userId: string
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  userId = (await aUser(test.deps)).user.id
  agentId = (await anAgent(test.deps.db, userId)).id
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'Yes' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})

async function recount() {
  const wrong = []
  for await (const { errors: found } of recountEverything(test.deps.driver)) wrong.push(...found)
  await foldReports(test.deps.driver)
  return wrong
}
const errors = () => reportErrors(test.deps.db, userId)
const counts = (isDay: boolean) =>
  test.deps.db
    .select()
    .from(reportCounts)
    .where(and(eq(reportCounts.isDay, isDay), ne(reportCounts.channel, 'all')))

it('durations are sorted into the same steps by the code and by the database', async () => {
  const at = [0.1, ...TIME_BOUNDS, 1_000_000]
  const { rows } = await test.deps.driver.query(
    `select report_step(make_interval(secs => s)) as step from unnest($1::float8[]) with ordinality as one(s, n) order by n`,
    [at],
  )
  const steps = at.map((_, index) => Math.min(index + 1, TIME_BOUNDS.length + 1))
  expect(rows.map(({ step }) => step)).toEqual(steps)
})

it('summing up changes no figure, hours add up to days, and wrong counts are found and corrected', async () => {
  for (const text of ['Hello', 'Are you open?']) await (await aVisitor(test.app, agentId)).say(text)
  await aCall(test.deps, userId, agentId)
  expect(await errors()).toEqual([])
  await foldReports(test.deps.driver)
  await (await aVisitor(test.app, agentId)).say('And now?')
  await foldReports(test.deps.driver)
  expect(await test.deps.db.$count(reportChanges)).toBe(0)
  expect(await errors()).toEqual([])
  const sums = (rows: Awaited<ReturnType<typeof counts>>) =>
    [0, 1, 2].map((n) =>
      rows.reduce((sum, row) => sum + [row.conversations, row.assumed, row.calls][n]!, 0),
    )
  expect(sums(await counts(false))).toEqual([3, 3, 1])
  expect(sums(await counts(true))).toEqual([3, 3, 1])
  await test.deps.db
    .update(reportCounts)
    .set({ conversations: 40 })
    .where(sql`channel = 'widget' and not is_day`)
  expect(await errors()).toMatchObject([{ what: 'conversations', told: 40, counted: 3 }])
  expect(await recount()).toEqual([{ what: 'report conversations', told: 40, counted: 3 }])
  expect(await recount()).toEqual([])
  expect(sums(await counts(true))).toEqual([3, 3, 1])
})

it('older cases are filled in, and cases of the meantime count once', async () => {
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('Hello')
  await aConversation(test.deps, userId, agentId)
  await aCall(test.deps, userId, agentId)
  const { schedule } = await aSchedule(test.deps, { userId, id: agentId })
  const wanted = { at: inDays(3), timeZone: 'UTC', language: 'en', conversationId: visitor.id }
  const vera = { name: 'Vera', email: null, phone: null }
  await confirm(test.deps, await hold(test.deps, schedule, wanted), vera)
  const told = async () => {
    await foldReports(test.deps.driver)
    const [day] = await counts(true)
    return [day?.conversations, await test.deps.db.$count(reportCases)]
  }
  for (const table of [reportCases, reportChanges, reportCounts]) await test.deps.db.delete(table)
  await test.deps.db.delete(reportChanges)
  const after = '00000000-0000-0000-0000-000000000000'
  await test.deps.db.insert(reportFilling).values([
    { kind: 'conversation', after },
    { kind: 'call', after },
  ])
  await visitor.say('Again')
  while ((await fillCases(test.deps.db)) === 'more');
  expect(await test.deps.db.$count(reportFilling)).toBe(0)
  expect((await told())[1]).toBe(3)
  const [known] = await test.deps.db
    .select()
    .from(reportCases)
    .where(eq(reportCases.id, visitor.id))
  expect(known).toMatchObject({ outcome: 'answered', firstAnswer: 0, appointments: 1 })
  expect(await errors()).toEqual([])
})

it('a deleted account leaves no counts', async () => {
  await (await aVisitor(test.app, agentId)).say('Hello')
  await foldReports(test.deps.driver)
  await aCall(test.deps, userId, agentId)
  await removeUser(test.deps.db, userId)
  await foldReports(test.deps.driver)
  for (const table of [reportCases, reportChanges, reportCounts])
    expect(await test.deps.db.$count(table)).toBe(0)
})
