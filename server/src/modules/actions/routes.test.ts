import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WriteAction } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

type Test = Awaited<ReturnType<typeof buildTestApp>>
type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

const SECRET = 'Bearer s3cret-of-the-shop'

let test: Test
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let shop: Server
let asked: Asked[]
let answer: (request: Asked, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  answer = (_, response) => void response.end(JSON.stringify({ status: 'on its way' }))
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    asked.push(one)
    answer(one, response)
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  test = await buildTestApp({ CRAWL_ALLOW: at('').replace('http://', '') })
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

afterEach(() => {
  shop.closeAllConnections()
  shop.close()
})

const at = (path: string) => `http://127.0.0.1:${(shop.address() as AddressInfo).port}${path}`

const anAction = (change: Partial<WriteAction> = {}): WriteAction => ({
  name: 'Order status',
  purpose: 'Tells how an order is doing.',
  examples: ['Where is my order?'],
  method: 'GET',
  tool: null,
  url: at('/orders/{order}'),
  headers: [{ name: 'Authorization', value: SECRET, is_secret: true }],
  body: '',
  inputs: [{ name: 'order', kind: 'text', ask: 'Which order?', example: '', choices: [] }],
  writes: false,
  result: 'Order {order} is {status}.',
  nothing: '',
  is_on: true,
  ...change,
})

const api = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/actions/${agentId}${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

async function added(change: Partial<WriteAction> = {}): Promise<string> {
  const response = await api('POST', '', anAction(change))
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data.id
}

const tried = async (id: string, inputs: Record<string, string> = { order: 'A 1/2' }) =>
  (await api('POST', `/${id}/try`, { inputs })).json().data

describe('an action that its owner tries', () => {
  it('fills the address, sends the secret, and shows the result', async () => {
    const { run, answer: came } = await tried(await added())
    expect(run).toMatchObject({ state: 'done', said: 'Order A 1/2 is on its way.', status: 200 })
    expect(run.took_ms).toEqual(expect.any(Number))
    expect(came).toContain('on its way')
    expect(asked).toMatchObject([
      { method: 'GET', url: '/orders/A%201%2F2', headers: { authorization: SECRET } },
    ])
  })

  it('fills a body that no value can break, with one idempotency key per run', async () => {
    const id = await added({
      method: 'POST',
      url: at('/tickets'),
      writes: true,
      body: '{"problem":"{order}","size":"{size}"}',
      inputs: [
        { name: 'order', kind: 'text', ask: 'Which?', example: '', choices: [] },
        { name: 'size', kind: 'number', ask: 'How many?', example: '', choices: [] },
      ],
    })
    const value = '","admin":true,"x":"'
    const { run } = await tried(id, { order: value, size: '3' })
    expect(JSON.parse(asked[0]!.body)).toEqual({ problem: value, size: 3 })
    expect(asked[0]!.headers['idempotency-key']).toBe(run.id)
  })

  it('refuses a value that leads out of its path', async () => {
    const order = await added()
    const ofItem = await added({ url: at('/orders/{order}/items?like=../{order}') })
    const elsewhere = ['.', '..', '../customers', 'a/..\\b', './']
    for (const value of elsewhere) {
      for (const id of [order, ofItem]) {
        const { run } = await tried(id, { order: value })
        expect(run).toMatchObject({ state: 'failed', status: null })
        expect(run.problem).toContain('Nothing was sent')
      }
    }
    expect(asked).toEqual([])
    await tried(ofItem, { order: 'a..1/v2.' })
    expect(asked.map(({ url }) => url)).toEqual(['/orders/a..1%2Fv2./items?like=../a..1%2Fv2.'])
  })

  it('refuses two values that together lead out of its path', async () => {
    const one = { kind: 'text' as const, ask: 'Which?', example: '', choices: [] }
    const inputs = [
      { ...one, name: 'a' },
      { ...one, name: 'b' },
    ]
    const id = await added({ url: at('/orders/{a}{b}'), inputs, result: 'It is {status}.' })
    expect((await tried(id, { a: '.', b: '.' })).run.state).toBe('failed')
    expect(asked).toEqual([])
  })

  it('fails if the answer is too large, redirects elsewhere, is an error, or lacks the field', async () => {
    const id = await added()
    const failing: [typeof answer, string][] = [
      [(_, response) => void response.end('x'.repeat(33 * 1024)), '32 KB'],
      [
        (_, response) => void response.writeHead(302, { location: at('/x') }).end(),
        'another address',
      ],
      [(_, response) => void response.writeHead(500).end('{}'), '500'],
      [(_, response) => void response.end('{"state":"?"}'), 'field'],
      [(_, response) => void response.destroy(), 'connection'],
    ]
    for (const [how, why] of failing) {
      answer = how
      const { run } = await tried(id)
      expect(run).toMatchObject({ state: 'failed', said: null })
      expect(run.problem).toContain(why)
    }
    expect(asked).toHaveLength(failing.length)
  })

  it('answers with the owner’s sentence if nothing was found', async () => {
    const id = await added({ nothing: 'There is no such order.' })
    answer = (_, response) => void response.writeHead(404).end('{}')
    expect((await tried(id)).run).toMatchObject({ state: 'done', said: 'There is no such order.' })
  })
})

describe('an action', () => {
  it('reveals its secret nowhere: not in lists, logs, answers or the activity', async () => {
    const id = await added()
    answer = ({ headers }, response) =>
      void response.end(JSON.stringify({ status: headers.authorization, headers }))
    const said = await tried(id)
    expect(said.run.said).toBe('Order A 1/2 is •••.')
    const { body } = await api('GET', '')
    const dump = JSON.stringify([
      (await test.deps.driver.query('select * from agent_actions')).rows,
      (await test.deps.driver.query('select * from action_runs')).rows,
      (await test.deps.driver.query('select * from audit_entries')).rows,
    ])
    for (const text of [JSON.stringify(said), body, dump]) {
      expect(text).not.toContain('s3cret-of-the-shop')
    }
    expect(JSON.parse(body).data.actions[0].headers).toEqual([
      { name: 'Authorization', value: null, is_secret: true },
    ])
  })

  it.each([
    ['as PHP writes it', '{"status":"abc\\/def+ghi="}'],
    ['as .NET writes it', '{"status":"abc/def\\u002Bghi\\u003d"}'],
    ['in a text that is JSON again', JSON.stringify({ status: '{"auth":"abc\\/def+ghi="}' })],
    ['as the name of a field', '{"status":"?","abc\\/def+ghi=":1}'],
    ['behind a shorter one', '{"status":"Basic abc/def+ghi=, or abc/"}'],
  ])('reveals its secret to nobody %s', async (_, echo) => {
    const headers = [
      { name: 'X-Short', value: 'abc/', is_secret: true },
      { name: 'Authorization', value: 'Basic abc/def+ghi=', is_secret: true },
    ]
    const id = await added({ headers })
    answer = (__, response) => void response.end(echo)
    const said = await tried(id)
    expect(said.run.state).toBe('done')
    // With every escape undone, as any reader would.
    const read = `${said.run.said} ${said.answer}`.replaceAll('\\', '')
    expect(read).not.toMatch(/abc|def|ghi/)
  })

  it('hides no word beside its secret, and leaves numbers as they are', async () => {
    const headers = [{ name: 'Authorization', value: 'Basic s3cretive', is_secret: true }]
    const id = await added({ headers, result: 'It is {status}.' })
    const told = '{"status":"the Basic plan", "number": 12345678901234567890}'
    answer = (_, response) => void response.end(told)
    expect(await tried(id)).toMatchObject({ run: { said: 'It is the Basic plan.' }, answer: told })
  })

  it('lacks its field if an answer is nested without end', async () => {
    const id = await added()
    answer = (_, response) =>
      void response.end(`{"status":${'['.repeat(16_000)}"x"${']'.repeat(16_000)}}`)
    expect((await tried(id)).run).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('field'),
    })
  })

  it('keeps its secret when it is changed, unless it goes to another host', async () => {
    const id = await added()
    const headers = [{ name: 'Authorization', value: null, is_secret: true }]
    await api('PATCH', `/${id}`, anAction({ name: 'Orders', headers }))
    await tried(id)
    expect(asked[0]!.headers.authorization).toBe(SECRET)
    const elsewhere = await api(
      'PATCH',
      `/${id}`,
      anAction({ url: 'https://thief.example/{order}', headers }),
    )
    expect(elsewhere.json().data.headers).toEqual([])
  })

  it.each([
    ['https://10.0.0.7/{order}', 'private network'],
    ['http://169.254.169.254/latest', 'private network'],
    ['https://{order}.example/', 'host'],
    ['https://user:word@shop.example/', 'password'],
    ['ftp://shop.example/', 'http'],
    ['https://shop.example/{unknown}', 'no input'],
    ['https://shop.example/a/../{order}', 'dots'],
  ])('cannot have the address %s', async (url, why) => {
    const response = await api('POST', '', anAction({ url }))
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain(why)
  })

  it('cannot have an input with the name of an inherited property', async () => {
    const [input] = anAction().inputs
    const action = anAction({
      url: 'https://shop.example/',
      inputs: [{ ...input!, name: 'constructor' }],
    })
    const response = await api('POST', '', action)
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toContain('another name')
  })

  it('is one of at most 32', async () => {
    for (let at = 0; at < 32; at++) await added()
    expect((await api('POST', '', anAction())).statusCode).toBe(409)
  })
})

it('the templates work out of the box against the local shop', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as AddressInfo
  const { templates } = (await api('GET', '')).json().data
  for (const { kind, action, sample, is_local: isLocal } of templates) {
    expect(isLocal).toBe(true)
    expect(action.url).toMatch(`${TEST_ORIGIN}/api/local/shop/`)
    const url = action.url.replace(TEST_ORIGIN, `http://127.0.0.1:${port}`)
    const response = await fetch(
      url.replace('{order}', sample.order).replace('{item}', sample.item),
      {
        method: action.method,
        ...(action.writes && { headers: { 'idempotency-key': 'one' }, body: '' }),
      },
    )
    expect(response.status, kind).toBe(200)
    expect(await response.json()).toMatchObject({ note: expect.stringContaining('pretends') })
  }
})
