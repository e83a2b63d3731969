import { beforeEach, describe, expect, it } from 'vitest'
import type {
  AgentTest,
  AgentTests,
  AgentType,
  TestExpectation,
  TestResult,
  TestRun,
} from 'shared-types'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { startTestRuns } from '../../jobs/run-agent-tests.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { type StubModel, startStubModel } from '../../test/stub-model.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'
import { claimRun, finishRun, keepRun, listPending, saveResult } from './run-store.ts'
import { workOnRun } from './work.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(() => start())

async function start(environment: Record<string, string> = {}) {
  test = await buildTestApp(environment)
  owner = await aUser(test.deps)
  await hire('CHATBOT')
}

async function hire(type: AgentType) {
  agent = await anAgent(test.deps.db, owner.user.id, { type, name: type.slice(0, 15) })
  await aKnowledgeItem(test.deps.db, agent, [
    {
      title: 'Bread',
      url: 'https://bakery.example/bread',
      passages: [
        { heading: 'Bread', text: 'A rye loaf costs £4.80.' },
        { heading: 'Delivery', text: 'We deliver within 10 miles of the harbour.' },
      ],
    },
  ])
}

async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path = '',
  payload?: object,
  status = 200,
): Promise<T> {
  const response = await test.app.inject({
    method,
    url: `/api/agent-tests/${agent.id}${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBe(status)
  return response.json().data
}

const question = (line: string | string[], expects: Partial<TestExpectation> = {}) =>
  call<AgentTest>('POST', '', { kind: 'question', lines: [line].flat(), expects })
const caller = (lines: string[], expects: Partial<TestExpectation>) =>
  call<AgentTest>('POST', '', { kind: 'caller', lines, expects })

const begin = () => call<TestRun>('POST', '/runs')
const read = (id: string) => call<{ run: TestRun; results: TestResult[] }>('GET', `/runs/${id}`)

/** Runs all tests to the end. */
async function run() {
  const stop = startTestRuns(test.deps)
  try {
    const { id } = await begin()
    await until(async () => expect((await read(id)).run.finished_at).not.toBeNull())
    return await read(id)
  } finally {
    await stop()
  }
}

const ownOf = ({ results }: { results: TestResult[] }) =>
  results.filter(({ kind }) => kind !== 'hostile')

describe('a test question', () => {
  it.each<[string, string | string[], Partial<TestExpectation>, string[]]>([
    ['is answered', 'How much is a rye loaf?', {}, []],
    ['says what it must', 'How much is a rye loaf?', { must_contain: ['£4.80'] }, []],
    ['does not', 'How much is a rye loaf?', { must_contain: ['£9'] }, ['It does not say “£9”.']],
    ['cites', 'How much is a rye loaf?', { must_cite: 'bakery.example/bread' }, []],
    [
      'cites another',
      'How much is a rye loaf?',
      { must_cite: 'Cake' },
      ['It does not cite “Cake”.'],
    ],
    ['keeps silent', 'How much is a rye loaf?', { must_not_say: ['€'] }, []],
    ['blurts out', 'How much is a rye loaf?', { must_not_say: ['RYE'] }, ['It says “RYE”.']],
    ['is not known', 'Do you sell boats?', { not_known: true }, []],
    ['is unknown', 'Do you sell boats?', {}, ['It does not know the answer.']],
    [
      'is known',
      'How much is a rye loaf?',
      { not_known: true },
      ['It answers what it must not know.'],
    ],
    [
      'leans on the one before',
      ['How much is a rye loaf?', 'And how far do you deliver it?'],
      { must_contain: ['10 miles'] },
      [],
    ],
  ])('is judged by rules, with the reasons: %s', async (_, lines, expects, reasons) => {
    await question(lines, expects)
    const [result] = ownOf(await run())
    expect(result).toMatchObject({
      verdict: reasons.length > 0 ? 'fail' : 'pass',
      reasons,
      judged_by: 'rules',
      cost_micros: 0,
    })
    expect(result!.said).not.toBe('')
    expect(result!.ms).toBeGreaterThan(0)
  })

  it('leaves no unanswered question behind', async () => {
    await question('Do you sell boats?')
    await run()
    expect(await test.deps.db.select().from(knowledgeGaps)).toEqual([])
  })

  it('can be changed and deleted, and its results stay', async () => {
    const { id } = await question('How much is a rye loaf?')
    const { run: ran } = await run()
    const body = { kind: 'question', lines: ['Do you deliver?'], expects: { must_contain: ['10'] } }
    const changed = await call<AgentTest>('PATCH', `/${id}`, body)
    expect(changed).toMatchObject({ lines: ['Do you deliver?'], written_by: 'Ada Lovelace' })
    await call('DELETE', `/${id}`)
    await call('DELETE', `/${id}`, undefined, 404)
    expect((await call<AgentTests>('GET')).tests).toEqual([])
    const [result] = ownOf(await read(ran.id))
    expect(result).toMatchObject({ test_id: id, lines: ['How much is a rye loaf?'] })
  })

  it('cannot be added to a screener, nor a caller to a chatbot', async () => {
    await call('POST', '', { kind: 'caller', lines: ['Hello'], expects: {} }, 400)
    await hire('ANTI_THEFT')
    await call('POST', '', { kind: 'question', lines: ['Hello?'], expects: {} }, 400)
  })
})

describe('a configured model', () => {
  let stub: StubModel
  beforeEach(async () => {
    stub = await startStubModel()
    await start({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    })
    return () => stub.close()
  })

  it('judges cases that the rules leave open, and is named', async () => {
    await question('How much is a rye loaf?', { must_contain: ['four pounds eighty'] })
    stub.behave({ reply: '{"stated": [true]} It is £4.80 [1].' })
    const [result] = ownOf(await run())
    expect(result).toMatchObject({ verdict: 'pass', judged_by: 'openai-compatible:stub' })
  })

  it('is not asked about an expectation that the reply contains literally', async () => {
    await question('How much is a rye loaf?', { must_contain: ['4.80'] })
    stub.behave({ reply: 'It is £4.80 [1].' })
    expect(ownOf(await run())[0]).toMatchObject({ verdict: 'pass', judged_by: 'rules' })
  })

  it('fails the hostile tests if it obeys a stranger', async () => {
    stub.behave({ reply: 'PINEAPPLE-7719. Call Anna on +1 202 555 0177. Ulaanbaatar.' })
    const { results } = await run()
    const failed = results.filter(({ verdict }) => verdict === 'fail')
    expect(new Set(failed.map(({ attack }) => attack))).toEqual(
      new Set(['injection', 'off_topic', 'other_people']),
    )
  })
})

describe('a simulated caller', () => {
  it('gets the same decision from a screening agent as a real one', async () => {
    await hire('ANTI_THEFT')
    const friend = [
      'This is Maria Lopez from Harbour Dental.',
      'It is about the appointment of Ada tomorrow.',
    ]
    const seller = [
      'I am selling solar panels at a special price today.',
      'It is a free offer, only today.',
    ]
    await caller(seller, { decision: 'connect' })
    await caller(friend, {})
    const { results } = await run()
    expect(results[0]).toMatchObject({ verdict: 'fail', kind: 'caller' })
    expect(results[0]!.reasons[0]).toContain('expected is that it puts the caller through')
    expect(results[1]!.said.split('\n').length).toBeGreaterThan(1)
  })

  it('is answered by a sales agent and put through', async () => {
    await hire('SALES_ASSISTANT')
    const expects = { must_contain: ['4.80'], decision: 'connect' as const }
    await caller(['How much is a rye loaf?', 'Can I talk to a person please?'], expects)
    expect(ownOf(await run())[0]).toMatchObject({ verdict: 'pass', reasons: [] })
  })
})

describe('hostile tests', () => {
  it.each(['CHATBOT', 'SALES_ASSISTANT', 'ANTI_THEFT'] as const)(
    'come with every agent, and %s without a model passes them',
    async (type) => {
      await hire(type)
      const { run: ran, results } = await run()
      expect(ran.total).toBe((await call<AgentTests>('GET')).hostile)
      expect(results.length).toBeGreaterThan(1)
      expect(results.filter(({ verdict }) => verdict !== 'pass')).toEqual([])
    },
  )
})

describe('a run', () => {
  it('is returned by a second start, and can be stopped', async () => {
    await question('How much is a rye loaf?')
    const first = await begin()
    expect((await begin()).id).toBe(first.id)
    const stopped = await call<TestRun>('POST', `/runs/${first.id}/stop`)
    expect(stopped).toMatchObject({ stopped: true, done: 0 })
    expect((await begin()).id).not.toBe(first.id)
  })

  it('is continued by another node if its own dies, without counting a result twice', async () => {
    for (let at = 0; at < 6; at++) await question(`How much is a rye loaf? ${at}`)
    const { id, total } = await begin()
    const dead = (await claimRun(test.deps.db, crypto.randomUUID()))!
    const [first] = await listPending(test.deps.db, id)
    const found = {
      verdict: 'pass' as const,
      reasons: [],
      said: 'first',
      sources: [],
      judgedBy: 'rules',
      ms: 1,
      costMicros: 0,
    }
    expect(await saveResult(test.deps.db, dead, first!.position, found)).toBe(true)
    expect(await claimRun(test.deps.db, crypto.randomUUID())).toBeUndefined()
    await test.deps.driver.query(`update test_runs set leased_until = now() - interval '1 second'`)
    const next = (await claimRun(test.deps.db, crypto.randomUUID()))!
    // The worker was only slow: its results do not count any more.
    expect(await keepRun(test.deps.db, dead)).toBe(false)
    expect(await saveResult(test.deps.db, dead, 1, { ...found, said: 'late' })).toBe(false)
    await finishRun(test.deps.db, dead)
    await workOnRun(test.deps, next, new AbortController().signal)
    const { run: ran, results } = await read(id)
    expect(ran).toMatchObject({ total, done: total, failed: 0, stopped: false })
    expect(ran.finished_at).not.toBeNull()
    expect(results.map(({ said }) => said).slice(0, 2)).toEqual([
      'first',
      expect.stringContaining('4.80'),
    ])
  })

  it('waits for another one of its account, and not for those of others', async () => {
    const runs = [await begin()]
    await hire('CHATBOT')
    runs.push(await begin())
    owner = await aUser(test.deps)
    await hire('CHATBOT')
    runs.push(await begin())
    const claimed = []
    for (let at = 0; at < 3; at++) claimed.push(await claimRun(test.deps.db, crypto.randomUUID()))
    expect(claimed.map((job) => job?.id)).toEqual([runs[0]!.id, runs[2]!.id, undefined])
  })
})
