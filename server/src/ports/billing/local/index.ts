import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config, StripeAccount } from '../../../config.ts'
import type { Database } from '../../../db/client.ts'
import { originOf } from '../../../lib/listen.ts'
import type { Billing } from '../index.ts'
import { stripeBilling } from '../stripe.ts'
import { deliverEvents } from './deliver.ts'
import { openListener } from './listener.ts'
import { turnOver } from './turn-over.ts'

const EVERY_MS = 1_000

type Surroundings = { config: Config; db: Database; log: FastifyBaseLogger; now: () => Date }

/**
 * Stands in for Stripe where there are no keys: speaks its REST API on loopback, has a checkout and a portal page, and sends
 * signed webhooks until they are accepted. Its objects are stored in the database. It charges nothing.
 * @throws in production.
 */
export function localBilling({ config, db, log, now }: Surroundings): Billing {
  if (config.production) {
    throw new Error('The Stripe stand-in charges nothing, so it does not start in production.')
  }
  const account = accountOf(config.secret)
  let listening: Promise<Server> | undefined
  let working: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const deliver = () => {
    const to = { url: `${config.appUrl}/api/webhooks/stripe`, secret: account.webhookSecret }
    working = working.then(() => deliverEvents({ db, now, log }, to))
  }
  const listen = () =>
    (listening ??= openListener({ account, config, db, now, log, onChange: deliver }))
  const stripe = stripeBilling({ account, log, standIn: async () => originOf(await listen()) })
  return {
    ...stripe,
    kind: 'local',
    async start() {
      await listen()
      timer = setInterval(() => {
        working = working.then(() => turnOver({ db, now, log }))
        deliver()
      }, EVERY_MS)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      await stripe.close()
      const server = await listening
      server?.closeAllConnections()
      server?.close()
      await working
    },
  }
}

/** Keys derived from the server's secret: they are the same after every start, so that webhooks on their way stay valid. */
function accountOf(secret: string): StripeAccount {
  const derived = (what: string) =>
    createHash('sha256').update(`${what}:${secret}`).digest('hex').slice(0, 32)
  return {
    secretKey: `sk_test_local${derived('key')}`,
    webhookSecret: `whsec_${derived('webhook')}`,
    priceId: undefined,
  }
}
