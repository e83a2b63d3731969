import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { endpoint } from 'shared-types'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { buildTestApp } from '../test/test-app.ts'
import { paceAccounts } from './account-pace.ts'
import { handle } from './contract.ts'
import { errorHandler } from './error-handler.ts'
import { until } from '../test/until.ts'

const MORE_THAN_ANYBODY = 1_000

async function pacedApp() {
  const { deps } = await buildTestApp({ RATE_LIMIT: 'true' })
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('account')
  app.decorateRequest('user')
  app.addHook('onRequest', async (request) => {
    const [account, person = account] = String(request.headers['who']).split('/')
    request.account = { id: account!, role: 'owner' }
    request.user = { id: person } as typeof request.user
  })
  paceAccounts(app, deps)
  return app
}

it('an account with too many requests has to wait, and another is served meanwhile', async () => {
  const app = await pacedApp()
  app.get('/', () => 'served')
  const ask = async (who: string) => (await app.inject({ url: '/', headers: { who } })).statusCode
  const flood = Promise.all(Array.from({ length: MORE_THAN_ANYBODY }, () => ask('hasty')))
  expect(await ask('calm')).toBe(200)
  const statuses = await flood
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200))
  expect(statuses).toContain(429)
})

it('a flooding member does not block the others of the account, and can be removed', async () => {
  const app = await pacedApp()
  app.get('/', () => 'served')
  app.delete('/api/team/members/:id', () => 'out')
  const ask = async (who: string, method: 'GET' | 'DELETE' = 'GET', url = '/') =>
    (await app.inject({ method, url, headers: { who } })).statusCode
  const flood = await Promise.all(Array.from({ length: MORE_THAN_ANYBODY }, () => ask('shop/eve')))
  expect(flood).toContain(429)
  expect(await ask('shop/ada')).toBe(200)
  expect(await ask('shop/ada', 'DELETE', '/api/team/members/eve')).toBe(200)
})

it('the reads of an account take turns with those of others', async () => {
  const app = await pacedApp()
  const ends: (() => void)[] = []
  const slow = endpoint({ method: 'GET', path: '/', summary: 'Slow.', response: z.null() })
  handle(app, slow, () => new Promise<null>((resolve) => ends.push(() => resolve(null))))
  const ask = (who: string) => app.inject({ url: '/', headers: { who } })
  const hasty = [ask('hasty'), ask('hasty'), ask('hasty')]
  const calm = ask('calm')
  await until(() => expect(ends).toHaveLength(3))
  ends.forEach((end) => end())
  await until(() => expect(ends).toHaveLength(4))
  ends.at(-1)!()
  for (const answer of await Promise.all([...hasty, calm])) expect(answer.statusCode).toBe(200)
})
