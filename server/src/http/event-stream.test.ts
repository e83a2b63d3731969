import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { endStreamsOnClose, openEventStream } from './event-stream.ts'
import { until } from '../test/until.ts'

const app = Fastify()
afterEach(() => app.close())

it('a stream whose client left before it opened is closed with its listeners', async () => {
  endStreamsOnClose(app)
  const told = vi.fn()
  const opened = new Promise<AbortSignal>((resolve) => {
    app.get('/', async (request, reply) => {
      client.destroy()
      await once(reply.raw, 'close')
      const { closed } = openEventStream(request, reply)
      closed.addEventListener('abort', told)
      resolve(closed)
    })
  })
  await app.listen({ port: 0 })
  const client = connect(Number(new URL(app.listeningOrigin).port))
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const closed = await opened
  await until(() => expect(closed.aborted).toBe(true))
  expect(told).toHaveBeenCalledOnce()
})
