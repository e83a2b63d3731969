import { setTimeout as sleep } from 'node:timers/promises'
import type { Stage } from './stage.ts'

const AT_ONCE = 20
const PAUSE_MS = 100

/** Searches for phone numbers again and again as an owner, at every node, in addition to the usual requests to Telegram. */
export async function askVendors({ origins, cookie, vendors }: Stage, ms: number): Promise<void> {
  const until = AbortSignal.timeout(ms)
  const ask = async (_: unknown, worker: number) => {
    const origin = origins[worker % origins.length]!
    while (!until.aborted) {
      const url = `${origin}/api/agent/tw/available-numbers`
      const headers = { cookie, origin, 'x-nexus-admin': 'true' }
      await fetch(url, { headers, signal: until })
        .then((response) => response.arrayBuffer())
        .catch(() => undefined)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  if (vendors.asked() < AT_ONCE) throw new Error('No vendor was asked for anything.')
}
