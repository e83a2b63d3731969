import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AgentTest, AgentTests, TestExpectation, TestResult, WriteAction } from 'shared-types'
import { startTestRuns } from '../../jobs/run-agent-tests.ts'
import { type ActionShop, anActionShop, orderAction, ticketAction } from '../../test/action-shop.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let shop: ActionShop

beforeEach(async () => {
  shop = await anActionShop()
  test = await buildTestApp({ CRAWL_ALLOW: shop.host })
  owner = await aUser(test.deps)
})
afterEach(() => shop.close())

async function owning<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data
}

async function hire(type: 'CHATBOT' | 'SALES_ASSISTANT', action: WriteAction) {
  agentId = (await anAgent(test.deps.db, owner.user.id, { type })).id
  await owning('POST', `/actions/${agentId}`, action)
}

const runs = async () =>
  (await owning<{ runs: { state: string }[] }>('GET', `/actions/${agentId}`)).runs

/** The result of one test, when these tests were run together. */
async function tried(
  kind: 'question' | 'caller',
  lines: string[],
  must_contain: string[],
): Promise<TestResult> {
  const expects: Partial<TestExpectation> = { must_contain }
  await owning<AgentTest>('POST', `/agent-tests/${agentId}`, { kind, lines, expects })
  const stop = startTestRuns(test.deps)
  try {
    const { id } = await owning<{ id: string }>('POST', `/agent-tests/${agentId}/runs`)
    const url = `/agent-tests/${agentId}/runs/${id}`
    type Read = { run: AgentTests['runs'][number]; results: TestResult[] }
    await until(async () => expect((await owning<Read>('GET', url)).run.finished_at).not.toBeNull())
    const { results } = await owning<Read>('GET', url)
    return results.find((result) => result.kind === kind)!
  } finally {
    await stop()
  }
}

it('a test calls a read-only service as a visitor would, and the log has no visitor', async () => {
  await hire('CHATBOT', orderAction(shop))
  const lines = ['Where is my order?', 'A-1042']
  expect(await tried('question', lines, ['A-1042 is on its way'])).toMatchObject({
    verdict: 'pass',
  })
  expect(shop.asked.map(({ url }) => url)).toEqual(['/orders/A-1042'])
  expect(await runs()).toMatchObject([{ state: 'done', conversation_id: null, call_id: null }])
})

it('a test reads the reply to a change without running it', async () => {
  await hire('CHATBOT', ticketAction(shop))
  const lines = ['Please open a ticket', 'The lid leaks', 'ada@example.com', 'Yes']
  const { verdict, said } = await tried('question', lines, ['Your ticket is open'])
  expect(said).toBe('Your ticket is open: ….')
  expect(verdict).toBe('pass')
  expect(shop.asked).toEqual([])
  expect(await runs()).toEqual([])
})

it('a test on the phone does the same', async () => {
  await hire('SALES_ASSISTANT', orderAction(shop))
  const lines = ['Where is my order?', 'A 1042']
  const { said } = await tried('caller', lines, ['A-1042 is on its way'])
  expect(said).toContain('Which order number?')
  expect(said).toContain('Order A-1042 is on its way.')
  expect(shop.asked).toHaveLength(1)
})
