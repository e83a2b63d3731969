import { expect, it } from 'vitest'
import { foldReports, reportErrors } from '../../db/report-counts.ts'
import { reportCounts } from '../../db/schema/reports.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const VISITORS = 40
const FOLDS = 30

it('two nodes count many conversations of one account at once: none waits in a circle, and all are counted', async () => {
  const test = await buildTestApp()
  const answer: typeof test.deps.answer = async function* () {
    yield { type: 'text', text: 'Yes' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  test.deps.answer = answer
  const second = await aSecondNode(test.deps, { answer })
  const { user, cookie } = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, user.id)
  const visit = async (n: number) => {
    const { app } = n % 2 ? test : second
    const visitor = await aVisitor(app, agent.id)
    const said = [await visitor.say('Hello'), await visitor.say('And now?')]
    const rated = await app.inject({
      method: 'POST',
      url: `${visitor.url}/rating`,
      headers: visitor.headers,
      payload: { rating: 'good' },
    })
    const headers = { cookie, origin: TEST_ORIGIN }
    const url = `/api/conversation/${visitor.id}`
    const removed = n % 4 ? rated : await app.inject({ method: 'DELETE', url, headers })
    return [...said.map(({ response }) => response), rated, removed]
  }
  const fold = async () => {
    for (let n = 0; n < FOLDS; n += 1) await foldReports(test.deps.driver)
  }
  const [visits] = await Promise.all([
    Promise.all(Array.from({ length: VISITORS }, (_, n) => visit(n))),
    fold(),
    fold(),
  ])
  expect(new Set(visits.flat().map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  await foldReports(test.deps.driver)
  expect(await reportErrors(test.deps.db, user.id)).toEqual([])
  const days = (await test.deps.db.select().from(reportCounts)).filter(
    ({ isDay, channel }) => isDay && channel === 'all',
  )
  const sum = (isRemoved: boolean) =>
    days
      .filter((day) => day.isRemoved === isRemoved)
      .reduce((total, { confirmed }) => total + confirmed, 0)
  expect([sum(false), sum(true)]).toEqual([VISITORS * 0.75, VISITORS * 0.25])
  await second.app.close()
})
