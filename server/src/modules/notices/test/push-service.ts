import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const HEADER_BYTES = 21
const TAG_BYTES = 16

/** A push service on loopback with one browser, which decrypts its messages. */
export async function aPushService() {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: { headers: IncomingHttpHeaders; payload: unknown }[] = []
  let status = 201
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (status === 201) {
      const payload: unknown = JSON.parse(opened(body, browser, auth))
      received.push({ headers: request.headers, payload })
    }
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    answer: (next: number) => void (status = next),
    device: {
      endpoint: `http://127.0.0.1:${port}/browser`,
      keys: {
        p256dh: browser.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      },
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** Decrypts a message in aes128gcm, which has one record and the sender's key in its header. */
function opened(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength)
  const shared = browser.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const sealed = body.subarray(HEADER_BYTES + keyLength)
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}
