import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { actionCaller } from './http.ts'
import type { ActionCaller } from './index.ts'

type Answer = Parameters<typeof createServer>[1] & {}
let server: Server
let answer: Answer
let asked: number
let caller: ActionCaller
const port = () => (server.address() as AddressInfo).port

beforeEach(async () => {
  asked = 0
  answer = (_, response) => void response.end('{}')
  server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  caller = actionCaller({ allow: [`127.0.0.1:${port()}`], production: false })
})
afterEach(async () => {
  await caller.close()
  server.closeAllConnections()
  server.close()
})

const call = (url = `http://127.0.0.1:${port()}/`) =>
  caller.call({ method: 'GET', url, headers: {}, body: null })

it('reads at most 32 KB, whatever length is announced', async () => {
  answer = (_, response) => void response.end('x'.repeat(32 * 1024))
  expect((await call()).text).toHaveLength(32 * 1024)
  answer = (_, response) => void response.end('x'.repeat(32 * 1024 + 1))
  expect(await call()).toMatchObject({ text: null, problem: 'The answer is larger than 32 KB.' })
})

it('decompresses nothing, so that a small answer cannot become a large one', async () => {
  const packed = gzipSync('x'.repeat(1_000_000))
  answer = ({ headers }, response) => {
    expect(headers['accept-encoding']).toBe('identity')
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
  }
  expect((await call()).text!.length).toBeLessThan(packed.length + 1)
})

it('follows no redirects', async () => {
  answer = (_, response) =>
    void response.writeHead(307, { location: `http://127.0.0.1:${port()}/x` }).end()
  expect(await call()).toMatchObject({ text: null, problem: expect.stringContaining('another') })
  expect(asked).toBe(1)
})

it('ends an answer that never ends, or comes byte by byte', async () => {
  await caller.close()
  caller = actionCaller({ allow: ['127.0.0.1'], production: false, timeoutMs: 300 })
  const endless: Answer[] = [
    () => {},
    (_, response) => {
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    },
  ]
  for (const one of endless) {
    answer = one
    expect((await call()).problem).toBe('There was no answer in time.')
  }
})

it('a name that resolves to a private network is refused', async () => {
  await caller.close()
  caller = actionCaller({
    allow: [],
    production: false,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  expect(await call('http://shop.example:8080/')).toMatchObject({
    status: null,
    problem: 'This address is inside a private network. Nothing is sent there.',
  })
  expect(asked).toBe(0)
})

it.each([
  'http://127.0.0.2/',
  'http://[::1]/',
  'http://0x7f.1/',
  'http://169.254.169.254/latest',
  'http://shop.example:22/',
  'file:///etc/passwd',
  'http://user:word@shop.example/',
])('refuses %s', async (url) => {
  expect((await call(url)).problem).toEqual(expect.any(String))
  expect(asked).toBe(0)
})

it('an allowed host does not allow longer names that begin with it', async () => {
  const named = actionCaller({
    allow: ['http://10.0.0.7', 'https://intranet.example/feeds/'],
    production: true,
  })
  for (const url of [
    'http://10.0.0.71/',
    'http://10.0.0.7.evil.example/',
    'http://10.0.0.7:22/',
    'https://intranet.example:22/feeds/',
  ]) {
    expect(named.refusal(url), url).toEqual(expect.any(String))
  }
  for (const url of ['http://10.0.0.7/a', 'https://intranet.example/feeds/1']) {
    expect(named.refusal(url), url).toBeNull()
  }
  await named.close()
})

it('production allows only https', () => {
  const strict = actionCaller({ allow: [], production: true })
  expect(strict.refusal('http://shop.example/')).toContain('https')
  expect(strict.refusal('https://shop.example/')).toBeNull()
})
