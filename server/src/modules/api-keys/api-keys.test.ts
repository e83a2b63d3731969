import { beforeEach, expect, it } from 'vitest'
import type { ApiOwnKey, NewApiKey } from 'shared-types'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { countedStatements } from '../../test/counted-statements.ts'
import { aMember, aUser } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { DAY_MS } from '../../lib/time.ts'
import { addMember } from '../team/store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp({ RATE_LIMIT: 'true' })
  owner = await aUser(test.deps, { email: 'ada@example.com' })
})

const ask = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  { cookie } = owner,
) => {
  const headers = { cookie, origin: TEST_ORIGIN }
  return test.app.inject({
    method,
    url: `/api${path}`,
    headers,
    ...(body && { payload: body }),
  })
}
const make = async (fields: object = {}, by = owner): Promise<NewApiKey> => {
  const key = { name: 'Ledger', scopes: ['leads:read'], expires_in_days: null, ...fields }
  return (await ask('POST', '/api-keys', key, by)).json().data
}
const withKey = (secret: string, remoteAddress = '192.0.2.9', app = test.app) =>
  app.inject({
    url: '/api/v1/key',
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress,
  })
const statusWith = async (secret: string) => (await withKey(secret)).statusCode
const listed = async () => (await ask('GET', '/api-keys')).json().data.keys

it('a key is shown once, stored as a hash, and acts as the person who made it', async () => {
  const { api_key: made, secret } = await make({ scopes: ['leads:read', 'leads:read'] })
  expect(secret).toMatch(/^nxs_[\w-]{43}$/)
  expect((await withKey(secret)).json<ApiOwnKey>()).toEqual({
    id: made.id,
    name: 'Ledger',
    scopes: ['leads:read'],
    workspace: { id: owner.user.id },
    person: { id: owner.user.id, name: 'Ada Lovelace', email: 'ada@example.com', role: 'owner' },
  })
  expect(await listed()).toMatchObject([{ id: made.id, hint: secret.slice(-4) }])
  const rows = JSON.stringify(await test.deps.db.select().from(apiKeys))
  expect(rows + JSON.stringify(await listed())).not.toContain(secret)
})

it('the last use of a key is stored to the minute, and not more often', async () => {
  const { api_key: made, secret } = await make()
  expect(made.last_used_at).toBeNull()
  await withKey(secret)
  await test.deps.lifecycle.settled()
  const [{ last_used_at: first }] = await listed()
  expect(first).not.toBeNull()
  test.deps.now = () => new Date(Date.now() + 10_000)
  await withKey(secret)
  await test.deps.lifecycle.settled()
  expect((await listed())[0].last_used_at).toBe(first)
})

it('many requests with a key cost one statement', async () => {
  const { secret } = await make()
  await withKey(secret)
  await test.deps.lifecycle.settled()
  const { statements, ...counted } = countedStatements(test.deps)
  const now = test.deps.now()
  // The clock stands still: a key is read anew after a few seconds.
  const second = await aSecondNode(test.deps, { deaf: true, ...counted, now: () => now })
  for (let n = 0; n < 20; n++) {
    expect((await withKey(secret, '192.0.2.9', second.app)).statusCode).toBe(200)
  }
  expect(statements).toEqual(['select'])
})

it('a revoked key is refused at once, and the activity shows who made and revoked it', async () => {
  const { api_key: made, secret } = await make()
  expect(await statusWith(secret)).toBe(200)
  expect((await ask('DELETE', `/api-keys/${made.id}`)).statusCode).toBe(200)
  const response = await withKey(secret)
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
  expect(response.headers['www-authenticate']).toContain('Bearer')
  const { entries } = (await ask('GET', '/user/activity')).json().data
  expect(entries).toMatchObject([
    { action: 'api_key.revoke', subject: { name: 'Ledger' } },
    { action: 'api_key.create', details: { scopes: 'leads:read' } },
    {},
  ])
})

it('another node refuses a revoked key at once, or within five seconds', async () => {
  const { api_key: made, secret } = await make()
  const deaf = await aSecondNode(test.deps, { deaf: true, now: () => test.deps.now() })
  const hearing = await aSecondNode(test.deps)
  const statusAt = async ({ app }: typeof deaf) =>
    (await withKey(secret, '192.0.2.9', app)).statusCode
  expect([await statusAt(deaf), await statusAt(hearing)]).toEqual([200, 200])
  await ask('DELETE', `/api-keys/${made.id}`)
  await expect.poll(() => statusAt(hearing)).toBe(401)
  test.deps.now = () => new Date(Date.now() + 5_000)
  expect(await statusAt(deaf)).toBe(401)
})

it('a key ends when its time is up', async () => {
  const { secret } = await make({ expires_in_days: 1 })
  expect(await statusWith(secret)).toBe(200)
  test.deps.now = () => new Date(Date.now() + DAY_MS + 1_000)
  expect(await statusWith(secret)).toBe(401)
})

it('a key ends for good with the membership of the person who made it', async () => {
  const grace = await aMember(test.deps, owner.user.id, 'admin')
  const { secret } = await make({}, grace)
  expect((await withKey(secret)).json().person).toMatchObject({ role: 'admin' })
  await ask('DELETE', `/team/members/${grace.user.id}`)
  expect(await statusWith(secret)).toBe(401)
  await addMember(test.deps.db, owner.user.id, grace.user.id, 'admin')
  test.deps.now = () => new Date(Date.now() + 6_000)
  expect(await statusWith(secret)).toBe(401)
  expect((await ask('GET', '/api-keys')).json().data.keys).toEqual([])
})

it('only admins and owners make keys, and a session is not a key', async () => {
  const grace = await aMember(test.deps, owner.user.id, 'agent')
  expect((await ask('POST', '/api-keys', {}, grace)).json().code).toBe('role_too_low')
  expect((await ask('GET', '/v1/key')).statusCode).toBe(401)
})

it('an address that guesses keys is refused at once, except for its key in use', async () => {
  const { secret } = await make()
  expect(await statusWith(secret)).toBe(200)
  const guesses = []
  for (let n = 0; n < 31; n++) guesses.push(await statusWith(`nxs_${'x'.repeat(40)}${n}`))
  expect(guesses.slice(0, 30)).toEqual(Array(30).fill(401))
  expect(guesses[30]).toBe(429)
  expect(await statusWith(secret)).toBe(200)
  expect((await withKey('nxs_other', '198.51.100.7')).statusCode).toBe(401)
})
