import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { buildTestApp } from '../test/test-app.ts'

const KNOCKS = 200

it('an address that is refused repeatedly is delayed, and nobody else is', async () => {
  const { app } = await buildTestApp({ RATE_LIMIT: 'true' })
  const knock = (remoteAddress: string) => app.inject({ url: '/api/agents', remoteAddress })
  const answered: string[] = []
  const knockAs = (who: string, remoteAddress: string) =>
    knock(remoteAddress).then(({ statusCode }) => {
      expect(statusCode).toBe(401)
      answered.push(who)
    })
  const flood = Array.from({ length: KNOCKS }, () => knockAs('flood', '192.0.2.1'))
  await knockAs('stranger', '192.0.2.2')
  await Promise.all(flood)
  expect(answered.at(-1)).toBe('flood')
})

it('the rest of a large refused body is not read', async () => {
  const { app } = await buildTestApp({ RATE_LIMIT: 'true' })
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(origin.port), origin.hostname)
  socket.write(
    `POST /api/webhooks/telegram HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000000\r\n\r\n{`,
  )
  let answer = ''
  for await (const piece of socket) answer += piece
  expect(answer).toMatch(/^HTTP\/1\.1 403 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})
