import { Agent, request } from 'undici'
import webPush from 'web-push'
import type { VapidKeys } from '../../config-notices.ts'
import { guardAddresses, type Resolve } from '../crawler/allowed-addresses.ts'
import { isLoopbackName } from '../../lib/loopback.ts'
import { type Push, type PushMessage, PushRefused, type PushTarget } from './index.ts'

/** A message that could not be delivered by then is outdated. */
const TTL_SECONDS = 12 * 60 * 60
const TIMEOUT_MS = 10_000

type Options = {
  /** Contact for the push service: `https:` or `mailto:`. */
  subject: string
  /** Private addresses that the operator allowed. */
  allow: string[]
  resolve?: Resolve
}

/**
 * Web Push. The address comes from a browser, so anybody could make us call it: only public addresses are reached, checked again for every
 * socket, and no redirect is followed.
 */
export function webPushService({ subject, allow, resolve }: Options): Push {
  const guard = guardAddresses(allow, resolve)
  const connect = { timeout: TIMEOUT_MS }
  const agents = {
    named: new Agent({ connect: { ...connect, lookup: guard.lookupNamed } }),
    others: new Agent({ connect: { ...connect, lookup: guard.lookup } }),
  }

  function mayReach(endpoint: string): boolean {
    const url = URL.parse(endpoint)
    if (!url) return false
    try {
      guard.checkUrl(url)
    } catch {
      return false
    }
    return url.protocol === 'https:' || guard.isNamed(url) || isLoopbackName(url.hostname)
  }

  async function send(
    { endpoint, p256dh, auth }: PushTarget,
    { payload, topic }: PushMessage,
    keys: VapidKeys,
  ) {
    if (!mayReach(endpoint)) throw new PushRefused('this address is not pushed to')
    const details = sealed({ endpoint, p256dh, auth }, { payload, topic }, { subject, ...keys })
    const answer = await request(endpoint, {
      method: 'POST',
      dispatcher: guard.isNamed(new URL(endpoint)) ? agents.named : agents.others,
      headers: details.headers,
      body: details.body,
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * TIMEOUT_MS),
    })
    await answer.body.dump({ limit: 16 * 1024 }).catch(() => {})
    return outcomeOf(answer.statusCode)
  }

  return {
    send,
    mayReach,
    close: async () => {
      await Promise.all([agents.named.destroy(), agents.others.destroy()])
    },
  }
}

/** The message encrypted for the browser. @throws PushRefused when its keys are invalid. */
function sealed(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, topic }: PushMessage,
  vapidDetails: VapidKeys & { subject: string },
) {
  try {
    const options = { vapidDetails, TTL: TTL_SECONDS, urgency: 'high' as const, topic }
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, options)
  } catch (error) {
    throw new PushRefused((error as Error).message)
  }
}

function outcomeOf(status: number): 'taken' | 'gone' {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  const why = `the push service answered ${status}`
  throw status === 408 || status === 429 || status >= 500 ? new Error(why) : new PushRefused(why)
}
