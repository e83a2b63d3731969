import { beforeEach, expect, it } from 'vitest'
import type { AgentVersions, DraftReply, TestResult, TestRun } from 'shared-types'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { startTestRuns } from '../../jobs/run-agent-tests.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id, { instructions: 'Be kind.' })
})

async function call<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  status = 200,
): Promise<T> {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBe(status)
  return status === 200 ? response.json().data : response.json()
}

const save = (change: object) => call('PATCH', '/agent/settings', { agent_id: agent.id, ...change })
const path = (rest = '') => `/agent-versions/${agent.id}${rest}`
const read = () => call<AgentVersions>('GET', path())
const said = ({ versions }: AgentVersions) =>
  versions.map(({ number, settings, saved_by: by, note }) => [
    number,
    settings.instructions,
    by,
    note,
  ])

async function runTests() {
  const stop = startTestRuns(test.deps)
  try {
    const { id } = await call<TestRun>('POST', `/agent-tests/${agent.id}/runs`)
    const url = `/agent-tests/${agent.id}/runs/${id}`
    const found = () => call<{ run: TestRun; results: TestResult[] }>('GET', url)
    await until(async () => expect((await found()).run.finished_at).not.toBeNull())
    return await found()
  } finally {
    await stop()
  }
}

it('every save becomes a version, and one click restores the state before the first', async () => {
  await save({ instructions: 'Be brief.' })
  await save({ instructions: 'Be brief.' })
  const both = [
    [2, 'Be brief.', 'Ada Lovelace', ''],
    [1, 'Be kind.', '', ''],
  ]
  expect(said(await read())).toEqual(both)
  const [, first] = (await read()).versions
  const restored = await call<AgentVersions>('POST', path(`/${first!.id}/restore`))
  expect(restored.live.instructions).toBe('Be kind.')
  expect(said(restored)).toEqual([[3, 'Be kind.', 'Ada Lovelace', 'Back to version 1'], ...both])
})

it('a draft is not live until it is published, with a note', async () => {
  expect(await call('POST', path('/publish'), {}, 409)).toMatchObject({ code: 'no_draft' })
  await call('PATCH', path('/draft'), { instructions: 'Be brief.' })
  await call('PATCH', path('/draft'), { spoken_name: 'Harbour' })
  const drafted = await read()
  expect(drafted.live).toMatchObject({ instructions: 'Be kind.', spoken_name: '' })
  expect(drafted.draft!.settings).toMatchObject({
    instructions: 'Be brief.',
    spoken_name: 'Harbour',
  })
  // No tests were run with the draft.
  expect(await call('POST', path('/publish'), {}, 409)).toMatchObject({ code: 'untested' })
  const sure = { note: 'Shorter', untested: true }
  const published = await call<AgentVersions>('POST', path('/publish'), sure)
  expect(published.live).toMatchObject({ instructions: 'Be brief.', spoken_name: 'Harbour' })
  expect(published.draft).toBeNull()
  expect(said(published)[0]).toEqual([2, 'Be brief.', 'Ada Lovelace', 'Shorter'])
  await call('PATCH', path('/draft'), { instructions: 'Never mind.' })
  await call('DELETE', path('/draft'))
  expect((await read()).draft).toBeNull()
})

it('tests compare a draft with the live version, and a regression blocks publishing', async () => {
  await aKnowledgeItem(test.deps.db, agent, [
    { title: 'Bread', passages: [{ heading: 'Bread', text: 'A rye loaf costs £4.80.' }] },
  ])
  // The agent offers a person when it cannot answer, unless that is switched off.
  const lines = ['Do you sell boats?']
  const expects = { not_known: true, must_contain: ['person'] }
  await call('POST', `/agent-tests/${agent.id}`, { kind: 'question', lines, expects })
  await call('PATCH', path('/draft'), { allow_handover: false })
  expect((await read()).tried).toBeNull()
  const { run, results } = await runTests()
  expect(run).toMatchObject({ sides: ['live', 'draft'], regressions: 1 })
  expect(results.slice(0, 2).map(({ side, verdict }) => [side, verdict])).toEqual([
    ['live', 'pass'],
    ['draft', 'fail'],
  ])
  expect((await read()).tried!.id).toBe(run.id)
  expect(await call('POST', path('/publish'), {}, 409)).toMatchObject({ code: 'regression' })
  expect((await read()).live.allow_handover).toBe(true)
  const published = await call<AgentVersions>('POST', path('/publish'), {
    despite_regressions: true,
  })
  expect(published.live.allow_handover).toBe(false)
})

it('a draft is chatted with before anybody hears it, and leaves no trace', async () => {
  const ask = (text: string, status = 200) =>
    call<DraftReply>('POST', path('/draft/ask'), { history: [], text }, status)
  expect(await ask('Do you sell boats?', 409)).toMatchObject({ code: 'no_draft' })
  await call('PATCH', path('/draft'), { allow_handover: false })
  const { said } = await ask('Do you sell boats?')
  expect(said).not.toBe('')
  // The live settings offer a person, and the draft does not.
  expect(said).not.toContain('person')
  expect(await test.deps.db.select().from(knowledgeGaps)).toEqual([])
})
