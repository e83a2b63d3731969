import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Deps } from '../deps.ts'
import { type Account, anAccountWithEverything } from './belongings.ts'
import { callRoute } from './call-route.ts'
import { API } from './isolation/api-routes.ts'
import { PUBLIC, VISITOR } from './isolation/public.ts'
import type { Belongings, Request } from './isolation/types.ts'
import { SIGNED_IN } from './isolation-table.ts'
import { type RegisteredRoute, routesOf } from './routes-of.ts'
import { buildTestApp } from './test-app.ts'

let app: FastifyInstance
let deps: Deps
let routes: RegisteredRoute[]
/** The account whose requests are all refused, so that nothing of it ever changes. */
let refused: Account
/** An account that only reads: making one takes longer than all requests of a route. */
let reader: Account

beforeAll(async () => {
  const [test, registered] = await routesOf(buildTestApp)
  app = test.app
  deps = test.deps
  routes = registered
  refused = await anAccountWithEverything(deps)
  reader = await anAccountWithEverything(deps)
})

const named = (name: string) => {
  const route = routes.find((known) => known.name === name)
  if (!route) throw new Error(`${name} is in the isolation table but no route of the server.`)
  return route
}

const call = (route: RegisteredRoute, request: Request, headers: Record<string, string>) =>
  callRoute(app, route, request, headers)

/** `mine` with each object in the request replaced by the other account's, one at a time and all together. */
function* mixtures(request: (has: Belongings) => Request, mine: Belongings, other: Belongings) {
  const used: (keyof Belongings)[] = []
  request(
    new Proxy(other, {
      get: (target, key) => (used.push(key as keyof Belongings), Reflect.get(target, key)),
    }),
  )
  for (const name of used) yield { what: name, has: { ...mine, [name]: other[name] } }
  yield { what: 'everything', has: other }
}

describe('every route', () => {
  it('is in the isolation table', () => {
    const known = new Set([
      ...PUBLIC,
      ...Object.keys(VISITOR),
      ...Object.keys(SIGNED_IN),
      ...Object.keys(API),
    ])
    const unknown = routes.filter(({ name }) => !known.has(name)).map(({ name }) => name)
    expect(
      unknown,
      'Add these routes in src/test/isolation: to PUBLIC, VISITOR, or to those signed in or API with the ids they take.',
    ).toEqual([])
  })

  it('with an id has a request in the isolation table', () => {
    const silent = routes.filter(
      ({ name, schema }) => (SIGNED_IN[name] ?? API[name]) === null && takesId(schema),
    )
    expect(
      silent.map(({ name }) => name),
      'These routes take an id: give them a request in src/test/isolation.',
    ).toEqual([])
  })
})

describe.each(Object.entries(SIGNED_IN))('%s', (name, request) => {
  const anything = (has: Belongings) => request?.(has) ?? {}

  it('answers 401 without a session', async () => {
    const response = await call(named(name), anything(refused.has), {})
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
  })

  if (!name.startsWith('GET ')) {
    it('answers 403 to a page of another origin', async () => {
      const headers = { cookie: refused.cookie, origin: 'https://evil.example' }
      const response = await call(named(name), anything(refused.has), headers)
      expect([response.statusCode, response.json().code]).toEqual([403, 'foreign_origin'])
    })
  }

  if (request) {
    it('answers 404 to another account, and not to the owner', () =>
      expectOwn(named(name), request, ({ cookie }) => ({ cookie })))
  }
})

describe.each(Object.entries(API))('%s', (name, request) => {
  it('answers 401 without a key, even with a session', async () => {
    const callers: Record<string, string>[] = [{}, { cookie: refused.cookie }]
    for (const headers of callers) {
      const response = await call(named(name), request?.(refused.has) ?? {}, headers)
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
    }
  })

  if (request) {
    it('answers 404 to a key of another account, and not to one of the owner', () =>
      expectOwn(named(name), request, ({ key }) => key))
  }
})

/** @param proof the headers that authenticate the account */
async function expectOwn(
  route: RegisteredRoute,
  request: (has: Belongings) => Request,
  proof: (account: Account) => Record<string, string>,
) {
  const owner = route.name.startsWith('GET ') ? reader : await anAccountWithEverything(deps)
  for (const { what, has } of mixtures(request, refused.has, owner.has)) {
    const response = await call(route, request(has), proof(refused))
    expect([what, response.statusCode, response.json().code]).toEqual([what, 404, 'not_found'])
  }
  await expectServed(route, request(owner.has), proof(owner))
}

/** Proves that the request is valid for its owner; otherwise the refusals above could have another reason. */
async function expectServed(
  route: RegisteredRoute,
  request: Request,
  proof: Record<string, string>,
) {
  const response = await call(route, request, proof)
  expect([200, 400, 409, 422], response.body).toContain(response.statusCode)
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  if (isJson) expect(response.json().code).not.toBe('validation_failed')
}

describe.each(Object.entries(VISITOR))('%s', (name, body) => {
  it('answers 401 to a visitor of another conversation, and without a token', async () => {
    const owner = reader
    const { conversationId } = owner.has
    const opened = await call(
      named('POST /api/widget/agents/:id/conversations'),
      { params: { id: owner.has.agentId }, body: {} },
      {},
    )
    const { visitor_token: token } = opened.json().data
    const { fileId } = owner.has
    const request = { params: { id: conversationId, fileId }, ...(body && { body }) }
    const callers: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { cookie: owner.cookie },
      {},
    ]
    for (const headers of callers) {
      expect((await call(named(name), request, headers)).statusCode).toBe(401)
    }
  })
})

function takesId(schema: unknown): boolean {
  const parts = schema as Record<string, { shape?: object } | undefined> | undefined
  return ['params', 'querystring', 'body'].some((part) =>
    Object.keys(parts?.[part]?.shape ?? {}).some((field) => /id$/i.test(field)),
  )
}
