import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'

it('a server that stops waits neither for streams nor for connections without a request', async () => {
  const { app, deps } = await buildTestApp()
  const { user } = await aUser(deps)
  await app.listen({ port: 0 })
  // Otherwise each connection would be closed after a while in any case.
  Object.assign(app.server, { keepAliveTimeout: 0, timeout: 0 })
  const { port } = new URL(app.listeningOrigin)
  const unused = connect(Number(port), '127.0.0.1')
  await once(unused, 'connect')
  const visitor = await aVisitor(app, (await anAgent(deps.db, user.id)).id)
  const stream = await visitor.liveEvents()
  const closed = once(unused.resume(), 'close')
  await app.close()
  await Promise.all([closed, stream.end])
  expect(stream.response.status).toBe(200)
})
