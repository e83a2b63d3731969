import type { FastifyBaseLogger } from 'fastify'
import type { Stripe } from 'stripe'
import type { StripeAccount } from '../../config.ts'
import { AppError, invalid } from '../../errors.ts'
import { lineSampler } from '../../telemetry/line-sampler.ts'
import { type Billing, PRICE_CENTS } from './index.ts'
import { billingError, isInvalid, isMissing, isRefunded } from './stripe-errors.ts'
import { CHECKOUT_ID, idOf, toEvent, toSession, toSubscription } from './stripe-shapes.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2
/** How old a webhook may be, in seconds. It is Stripe's own default, so that an intercepted webhook soon becomes worthless. */
const TOLERANCE_S = 300
/** The most log lines a minute about refused webhooks: anybody can send them, but the log should show an operator a wrong secret. */
const MAX_LINES = 10

type Options = {
  account: StripeAccount
  log: FastifyBaseLogger
  /** Origin of a stand-in that answers in Stripe's place. */
  standIn?: () => Promise<string>
}

/** Stripe through its own library, which is loaded with the first request unless it was loaded before. */
export function stripeBilling({ account, log, standIn }: Options): Billing {
  let loading: Promise<Stripe> | undefined
  const client = () => (loading ??= loadClient(account, standIn))
  /** Runs one request and turns its failure into an `AppError` with a sentence for the owner. */
  const runRequest = async <T>(request: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await request(await client())
    } catch (error) {
      throw billingError(error, log)
    }
  }
  const admits = lineSampler(MAX_LINES)
  const refused = (reason: string) => {
    const onSkipped = (skipped: number) =>
      log.warn({ skipped }, 'more webhooks of Stripe were refused')
    if (admits('refused', onSkipped)) log.warn({ reason }, 'a webhook of Stripe was refused')
    return invalid('bad_signature', 'The signature of this webhook is not valid.')
  }
  const readCheckout = (sessionId: string) =>
    runRequest(async (stripe) => {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(unless(isMissing))
      // A session that Stripe does not know, such as one of an account configured before, can no longer be paid.
      return session
        ? toSession(session)
        : { id: sessionId, url: null, state: 'expired' as const, subscriptionId: null }
    })

  return {
    kind: 'stripe',
    start: async () => {},

    createCustomer: ({ id, email, fullName }, former = '') =>
      runRequest(async (stripe) => {
        const customer = { email, name: fullName, metadata: { user_id: id } }
        const options = { idempotencyKey: `customer:${id}:${former}` }
        return (await stripe.customers.create(customer, options)).id
      }),

    removeCustomer: (id) =>
      runRequest(async (stripe) => {
        await stripe.customers.del(id).catch(unless(isMissing))
      }),

    openCheckout: (order) =>
      runRequest(async (stripe) => {
        const metadata = { [CHECKOUT_ID]: order.checkoutId }
        const session = await stripe.checkout.sessions
          .create(
            {
              mode: 'subscription',
              customer: order.customerId,
              client_reference_id: order.checkoutId,
              line_items: [{ ...priceOf(account), quantity: 1 }],
              metadata,
              subscription_data: { metadata, description: `Phone number ${order.phone}` },
              expires_at: Math.floor(order.expiresAt.getTime() / 1000),
              success_url: order.successUrl,
              cancel_url: order.cancelUrl,
            },
            { idempotencyKey: `checkout:${order.checkoutId}:${order.customerId}` },
          )
          .catch((error: unknown) => {
            if (!isMissing(error, 'customer')) throw error
            throw new AppError(409, 'unknown_customer', 'The payment provider does not know you.')
          })
        return toSession(session)
      }),

    readCheckout,

    async expireCheckout(sessionId) {
      const expired = await runRequest((stripe) =>
        stripe.checkout.sessions.expire(sessionId).catch(unless(isInvalid)),
      )
      return expired ? toSession(expired) : readCheckout(sessionId)
    },

    refundCheckout: (sessionId) =>
      runRequest(async (stripe) => {
        const payment = await paymentOf(stripe, sessionId)
        // Without a payment there is nothing to refund: a coupon may have covered the price.
        if (!payment) return
        await stripe.refunds
          .create({ payment_intent: payment }, { idempotencyKey: `refund:${sessionId}` })
          .catch(unless(isRefunded))
      }),

    readSubscription: (id) =>
      runRequest(async (stripe) => {
        const subscription = await stripe.subscriptions
          .retrieve(id, { expand: ['items.data.price.product'] })
          .catch(unless(isMissing))
        return subscription ? toSubscription(subscription) : null
      }),

    cancelSubscription: (id) =>
      runRequest(async (stripe) => {
        await stripe.subscriptions.cancel(id).catch(unless(isMissing))
      }),

    portalUrl: (customer, returnUrl) =>
      runRequest(async (stripe) => {
        const asked = { customer, return_url: returnUrl }
        return (await stripe.billingPortal.sessions.create(asked)).url
      }),

    async readEvent(body, signature, now) {
      // Checked without the library, because loading it would delay everybody for anyone who posts here.
      if (!signature) throw refused('There is no signature.')
      const stripe = await client()
      try {
        const check = [body, signature, account.webhookSecret, TOLERANCE_S] as const
        return toEvent(stripe.webhooks.constructEvent(...check, undefined, now.getTime()))
      } catch (error) {
        throw refused((error as Error).message)
      }
    },

    close: async () => {},
  }
}

const priceOf = ({ priceId }: StripeAccount): Stripe.Checkout.SessionCreateParams.LineItem =>
  priceId
    ? { price: priceId }
    : {
        price_data: {
          currency: 'usd',
          unit_amount: PRICE_CENTS,
          recurring: { interval: 'month' },
          product_data: { name: 'Phone number' },
        },
      }

/** Id (`pi_…`) of the payment of the first invoice of a session's subscription. */
async function paymentOf(stripe: Stripe, sessionId: string): Promise<string | null> {
  const invoice = idOf((await stripe.checkout.sessions.retrieve(sessionId)).invoice)
  if (!invoice) return null
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' })
  return idOf(data[0]?.payment.payment_intent)
}

/** For `catch`: ignores errors that are expected, and throws all others. */
const unless = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error
  return undefined
}

async function loadClient(
  { secretKey }: StripeAccount,
  standIn: Options['standIn'],
): Promise<Stripe> {
  const { Stripe } = await import('stripe')
  const origin = standIn && new URL(await standIn())
  return new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(origin && { protocol: 'http', host: origin.hostname, port: origin.port }),
  })
}
