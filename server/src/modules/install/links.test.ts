import { beforeEach, expect, it } from 'vitest'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

const ask = async (method: 'GET' | 'POST' | 'DELETE', id = agentId) => {
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const response = await test.app.inject({ method, url: `/api/agent/install-link/${id}`, headers })
  return { status: response.statusCode, ...response.json() }
}
const open = (url: string) =>
  test.app.inject({ url: `/api/install?code=${new URL(url).pathname.split('/').at(-1)}` })

it('a link shows everybody the snippet, and nothing else of the account', async () => {
  expect((await ask('GET')).data).toBeNull()
  const { url } = (await ask('POST')).data
  expect((await ask('POST')).data.url).toBe(url)
  expect((await ask('GET')).data.url).toBe(url)
  const response = await open(url)
  expect(Object.keys(response.json().data)).toEqual(['agent_id', 'widget'])
  expect(response.json().data).toMatchObject({
    agent_id: agentId,
    widget: { integrity: expect.stringMatching(/^sha384-/) },
  })
})

it('an ended link shows nothing, and its address shows no later link either', async () => {
  const { url } = (await ask('POST')).data
  await ask('DELETE')
  expect((await open(url)).statusCode).toBe(404)
  expect((await ask('POST')).data.url).not.toBe(url)
  expect((await open(url)).statusCode).toBe(404)
  expect(await auditedActionsOf(test.deps, owner.user.id)).toEqual([
    'session.begin',
    'agent.share_install',
    'agent.unshare_install',
    'agent.share_install',
  ])
})

it('an owner who makes a link several times at once has one', async () => {
  const made = await Promise.all([ask('POST'), ask('POST'), ask('POST')])
  expect(new Set(made.map(({ data }) => data.url)).size).toBe(1)
})

it('a link is for chatbots only, and an invented address shows nothing', async () => {
  const { id } = await anAgent(test.deps.db, owner.user.id, { type: 'SALES_ASSISTANT' })
  expect(await ask('POST', id)).toMatchObject({ status: 409, code: 'no_widget' })
  expect((await open(`http://x/install/${'a'.repeat(43)}`)).statusCode).toBe(404)
  expect((await open('http://x/install/short')).statusCode).toBe(400)
})
