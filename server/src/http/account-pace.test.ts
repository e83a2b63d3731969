import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { buildTestApp } from '../test/test-app.ts'
import { paceAccounts } from './account-pace.ts'
import { errorHandler } from './error-handler.ts'

const MORE_THAN_ANYBODY = 1_000

it('an account that asks for everything at once is told to come back, and another is served meanwhile', async () => {
  const { deps } = await buildTestApp({ RATE_LIMIT: 'true' })
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  app.decorateRequest('account')
  app.addHook('onRequest', async (request) => {
    request.account = { id: String(request.headers['who']), role: 'owner' }
  })
  paceAccounts(app, deps)
  app.get('/', () => 'served')
  const ask = async (who: string) => (await app.inject({ url: '/', headers: { who } })).statusCode
  const flood = Promise.all(Array.from({ length: MORE_THAN_ANYBODY }, () => ask('hasty')))
  expect(await ask('calm')).toBe(200)
  const statuses = await flood
  expect(statuses.slice(0, 100)).toEqual(Array(100).fill(200))
  expect(statuses).toContain(429)
})
