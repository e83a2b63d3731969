import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Stands in for Telegram, Stripe and Twilio when they do not respond. */
export type Vendors = {
  /** Environment variables for a server that uses them. */
  env: Record<string, string>
  /** Accepts connections without ever answering. */
  hang(): void
  /** Refuses connections. */
  goDown(): void
  /** Number of requests since the last fault began. */
  asked(): number
  close(): Promise<void>
}

const LEADS_NOWHERE = fileURLToPath(new URL('./leads-nowhere.ts', import.meta.url))
const DIGITS = '0'.repeat(32)
const KEYS = {
  TELEGRAM_BOT_TOKEN: `1:${DIGITS}`,
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  TWILIO_ACCOUNT_SID: `AC${DIGITS}`,
  TWILIO_AUTH_TOKEN: DIGITS,
}

export async function openVendors(): Promise<Vendors> {
  const sockets = new Set<Socket>()
  let asked = 0
  let mode: 'hanging' | 'down' = 'down'
  const server = createServer((socket) => {
    asked += 1
    socket.on('error', () => {})
    if (mode === 'down') return socket.resetAndDestroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const become = (next: typeof mode) => {
    mode = next
    asked = 0
    for (const socket of sockets) socket.destroy()
  }
  return {
    env: { ...KEYS, NODE_OPTIONS: `--import ${LEADS_NOWHERE}`, NOWHERE_PORT: String(port) },
    hang: () => become('hanging'),
    goDown: () => become('down'),
    asked: () => asked,
    async close() {
      become('down')
      server.close()
    },
  }
}
