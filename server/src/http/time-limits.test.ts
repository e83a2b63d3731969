import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorHandler } from './error-handler.ts'
import { endStreamsOnClose, openEventStream } from './event-stream.ts'
import { limitBodies, TIME_LIMITS } from './time-limits.ts'

/**
 * Shorter than in the product: the test asks which limit ends a request, not when. They leave enough time for correct requests on
 * a busy machine.
 */
const SHORT = { headersTimeout: 1_000, connectionsCheckingInterval: 50 }
let app: FastifyInstance
let clients: Socket[]

beforeEach(async () => {
  clients = []
  app = Fastify({ ...TIME_LIMITS, requestTimeout: 2_000, http: SHORT })
  app.setErrorHandler(errorHandler)
  endStreamsOnClose(app)
  limitBodies(app, 1_000)
  app.post('/', async ({ body }) => ({ body }))
  await app.register(async (files) => {
    await files.register(multipart)
    const readName = async (request: FastifyRequest) => ({ name: (await request.file())?.filename })
    files.post('/files', readName)
    files.post('/hasty', { config: { bodyMs: 500 } }, readName)
  })
  app.get('/stream', (request, reply) => void openEventStream(request, reply))
  await app.listen({ port: 0 })
})
afterEach(async () => {
  for (const client of clients) client.destroy()
  await app.close()
})

/**
 * Sends this text and nothing after it.
 * @returns everything received until the server disconnects.
 */
async function send(text: string): Promise<string> {
  const client = connect(Number(new URL(app.listeningOrigin).port))
  clients.push(client)
  let answer = ''
  client.on('data', (data) => (answer += String(data)))
  client.write(text)
  await once(client, 'close')
  return answer
}

it('a client that does not finish its headers is disconnected', async () => {
  expect(await send('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')).toContain(' 408 ')
})

it('a client that sends nothing is disconnected', async () => {
  expect(await send('')).toContain(' 408 ')
})

it('a client that does not finish its body gets an explanation and is disconnected', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  const answer = await send(`${head}content-length: 20\r\n\r\n{"a":`)
  expect(answer).toContain('HTTP/1.1 408 ')
  expect(answer).toContain('The request took too long to arrive. Please try again.')
})

it('a file has longer than other bodies', async () => {
  const head = 'host: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n'
  const answer = await send(`POST /files HTTP/1.1\r\n${head}content-length: 200\r\n\r\n--x\r\n`)
  // The limit of the whole request applies, which has no sentence of ours.
  expect(answer).toContain(' 408 ')
  expect(answer).not.toContain('The request took too long to arrive.')
})

it('a file has the time limit of its route if that is shorter', async () => {
  const head = 'host: localhost\r\ncontent-type: multipart/form-data; boundary=x\r\n'
  const answer = await send(`POST /hasty HTTP/1.1\r\n${head}content-length: 200\r\n\r\n--x\r\n`)
  expect(answer).toContain('The request took too long to arrive. Please try again.')
})

it('an event stream outlives these limits, and reconnects when the server stops', async () => {
  const response = await fetch(`${app.listeningOrigin}/stream`)
  await send('')
  await send('')
  const text = response.text()
  await app.close()
  expect(await text).toMatch(/^retry: \d+$/m)
})
