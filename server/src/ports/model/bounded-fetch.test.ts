import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

const PIECE = 'x'.repeat(16 * 1024)

function* pieces(count: number) {
  for (let sent = 0; sent < count; sent++) yield PIECE
}

/** Sends as many pieces as the address says, or until the reader disconnects. */
const server = createServer((request, response) => {
  const [, status, count] = request.url!.split('/')
  response.writeHead(Number(status))
  pipeline(Readable.from(pieces(Number(count))), response).catch(() => {})
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const get = (status: number, pieces: number, bytes: number) =>
  boundedFetch(bytes)(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/${status}/${pieces}`,
  )

describe('an answer of a vendor', () => {
  it('arrives unchanged within the limit', async () => {
    const response = await get(200, 4, 64 * 1024)
    expect([response.status, (await response.text()).length]).toEqual([200, 64 * 1024])
  })

  it('fails at the limit if it never ends', async () => {
    const response = await get(200, Number.POSITIVE_INFINITY, 64 * 1024)
    await expect(response.text()).rejects.toThrow('more than 65536 bytes')
  })

  it('is cut if a refusal never ends, and stays a refusal', async () => {
    const response = await get(503, Number.POSITIVE_INFINITY, 1_000_000)
    expect([response.status, (await response.text()).length]).toEqual([503, 64 * 1024])
  })
})
