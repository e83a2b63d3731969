import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { releasedWidgets } from '../../lib/product-files.ts'
import { newestRelease, WIDGET_SCRIPT } from '../../lib/widget-releases.ts'
import { sign } from '../../ports/telephony/signature.ts'
import { sidOf } from '../../ports/telephony/sids.ts'
import { type Account, anAccountWithEverything } from '../belongings.ts'
import { API } from '../isolation/api-routes.ts'
import { PUBLIC, VISITOR } from '../isolation/public.ts'
import { SIGNED_IN } from '../isolation-table.ts'
import { buildTestApp, TEST_ORIGIN } from '../test-app.ts'
import { twilioForm } from '../twilio-form.ts'
import { aVisitor } from '../visitor.ts'
import { formsOf } from './forms-of.ts'
import { type FuzzedRequest, type Operation, requestsTo } from './requests-of.ts'

const SEED = 20_261_122
/** Requests to one route by one kind of caller. */
const REQUESTS = 20
/** Time limit for one route, generous enough for a slow machine. */
const TIME_MS = 120_000
/** Without a build there are no pages to serve. */
const NOT_BUILT = '"code":"not_built"'

let app: FastifyInstance
let deps: Deps
let operations: Record<string, Operation>
/** The account for routes that only read, which stays unchanged. */
let read: Account

beforeAll(async () => {
  const test = await buildTestApp()
  app = test.app
  deps = test.deps
  read = await anAccountWithEverything(deps)
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  operations = Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one]),
    ),
  )
})

afterAll(async () => {
  const { statusCode } = await app.inject({ url: '/api/user', headers: { cookie: read.cookie } })
  expect(statusCode).toBe(200)
})

/** A route that changes something gets an account of its own, so that its objects still exist. */
const accountFor = (name: string) =>
  name.startsWith('GET ') ? read : anAccountWithEverything(deps)

/** Sends fuzzed requests to a route, and expects no answer that reports a server error. */
async function fuzz(name: string, account: Account, caller: Record<string, string>) {
  const [method, route] = name.split(' ') as [string, string]
  const path = route.replaceAll(/:(\w+)/g, '{$1}')
  const requests = requestsTo(method, path, operations[`${method} ${path}`] ?? {}, (field) =>
    meantBy(field, route, account),
  )
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const headers = { ...request.headers, ...caller }
      expect(await statusOf({ ...request, headers }), shown(request)).toBeLessThan(500)
    }),
    { seed: SEED, numRuns: REQUESTS, endOnFailure: true },
  )
}

/** Only the head of an answer is read, because some are endless. */
async function statusOf(request: FuzzedRequest): Promise<number> {
  const response = await app.inject({
    ...request,
    method: request.method as 'GET',
    payloadAsStream: true,
  })
  const isEndless = String(response.headers['content-type']).startsWith('text/event-stream')
  if (isEndless) response.stream().destroy()
  const body = isEndless ? '' : await text(response.stream())
  return body.includes(NOT_BUILT) ? 404 : response.statusCode
}

/** Ids of the account and file names of the widget, by the name of the field, so that some requests find something. */
function meantBy(field: string, route: string, { has }: Account): unknown[] {
  const ids: Record<string, unknown[]> = {
    agent_id: [has.agentId],
    agentId: [has.agentId],
    kbId: [has.itemId],
    kb_id: [has.itemId],
    kb_ids: [has.itemId],
    refId: [has.crawlId],
    passageId: [has.passageId],
    factId: [has.factId],
    pageId: [has.pageId],
    gapId: [has.gapId],
    integrationId: [has.integrationId],
    answer_id: [has.answerId],
    run_id: [has.testRunId],
    id: [idIn(route, has)],
    release: [newestRelease(releasedWidgets).release],
    script: [WIDGET_SCRIPT],
  }
  return ids[field] ?? []
}

function idIn(route: string, has: Account['has']): string {
  if (/conversation/.test(route)) return has.conversationId
  if (/call-logs\/(?!latency)|v1\/calls/.test(route)) return has.callId
  if (/customers/.test(route)) return has.customerId
  if (/appointment/.test(route)) return has.appointmentId
  return /telegram/.test(route) ? has.localGroupId : has.agentId
}

const shown = ({ method, url, headers, payload }: FuzzedRequest) =>
  JSON.stringify({ method, url: url.slice(0, 500), headers, payload: payload?.slice(0, 500) })

describe.each(Object.keys(SIGNED_IN))('%s', (name) => {
  it(
    'answers every request of its owner',
    async () => {
      const account = await accountFor(name)
      await fuzz(name, account, { cookie: account.cookie, origin: TEST_ORIGIN })
    },
    TIME_MS,
  )
})

describe.each(Object.keys(API))('%s', (name) => {
  it(
    'answers every request with a key',
    async () => {
      const account = await accountFor(name)
      await fuzz(name, account, account.key)
    },
    TIME_MS,
  )
})

describe.each(Object.keys(VISITOR))('%s', (name) => {
  it(
    'answers every request of its visitor',
    async () => {
      const account = await anAccountWithEverything(deps)
      const visitor = await aVisitor(app, account.has.agentId)
      const has = { ...account.has, conversationId: visitor.id }
      await fuzz(name, { ...account, has }, visitor.headers)
    },
    TIME_MS,
  )
})

describe.each(PUBLIC)('%s', (name) => {
  it(
    'answers every request of anybody',
    async () => fuzz(name, await accountFor(name), {}),
    TIME_MS,
  )
})

describe.each(PUBLIC.filter((name) => name.startsWith('POST /api/webhooks/twilio/')))(
  '%s',
  (name) => {
    it(
      'answers every request signed by the carrier',
      async () => {
        const { has } = await anAccountWithEverything(deps)
        const { appUrl, secret } = deps.config
        const token = sidOf('AC', `token:${secret}`).slice(2)
        const path = name.split(' ')[1]!
        await fc.assert(
          fc.asyncProperty(formsOf(has), async ({ query, fields }) => {
            const url = query ? `${path}?${query}` : path
            const request = twilioForm(url, fields, sign(token, appUrl + url, fields))
            expect(await statusOf(request), shown(request)).toBeLessThan(500)
          }),
          { seed: SEED, numRuns: REQUESTS, endOnFailure: true },
        )
      },
      TIME_MS,
    )
  },
)
