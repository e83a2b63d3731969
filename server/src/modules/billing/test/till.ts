import type { AddressInfo } from 'node:net'
import type { ActiveNumber, Purchase, Subscription } from 'shared-types'
import { buildApp } from '../../../app.ts'
import { followPort } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { letTimePass } from './time.ts'

type Owner = Awaited<ReturnType<typeof aUser>>

/**
 * An owner with an agent, our server, and the Stripe stand-in with its pages.
 * @param options `webhooks`: the server listens, so that the stand-in's events arrive.
 */
export async function aTill({ webhooks = false } = {}) {
  // Loaded beforehand, so that this does not take time from a test.
  await Promise.all([import('stripe'), import('twilio')])
  const test = await buildTestApp(webhooks ? { APP_URL: 'http://127.0.0.1:0', PORT: '0' } : {})
  if (webhooks) {
    await test.app.listen({ host: '127.0.0.1', port: 0 })
    followPort(test.deps.config, (test.app.server.address() as AddressInfo).port)
  }
  const owner = await aUser(test.deps)
  return {
    ...test,
    ...tillOf(test.app, test.deps, owner, (await anAgent(test.deps.db, owner.user.id)).id),
  }
}

/** Another owner with another agent on the same server. */
export async function anotherTill({ app, deps }: Pick<Till, 'app' | 'deps'>) {
  const owner = await aUser(deps)
  return tillOf(app, deps, owner, (await anAgent(deps.db, owner.user.id)).id)
}

export type Till = Awaited<ReturnType<typeof aTill>>

function tillOf(
  app: Awaited<ReturnType<typeof buildApp>>,
  deps: Deps,
  owner: Owner,
  agentId: string,
) {
  async function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const origin = deps.config.appUrl || TEST_ORIGIN
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: owner.cookie, origin },
      ...(payload && { payload }),
    })
    return { status: response.statusCode, ...response.json() }
  }
  const buy = (phone: string) =>
    call('POST', '/checkout/tw-phone/buy', { agent_id: agentId, phone_number: phone })
  /**
   * Opens a checkout.
   * @returns the address of its page.
   */
  async function checkout(phone: string): Promise<string> {
    const answer = await buy(phone)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer))
    return answer.data.checkout_url
  }
  const purchase = async (): Promise<Purchase> =>
    (await call('GET', `/checkout/tw-phone?agent_id=${agentId}`)).data
  /** Lets time pass. */
  async function later(ms: number): Promise<void> {
    // Keeps the session valid.
    await deps.driver.query(
      `update sessions set expires_at = now() + interval '10 years', last_seen_at = now() + interval '10 years'`,
    )
    await letTimePass(deps, ms)
  }
  return {
    owner,
    agentId,
    call,
    buy,
    /** The numbers that can be bought. */
    offered: async (): Promise<string[]> =>
      (await call('GET', '/agent/tw/available-numbers')).data.map(
        ({ phoneNumber }: { phoneNumber: string }) => phoneNumber,
      ),
    checkout,
    purchase,
    number: async (): Promise<ActiveNumber | null> =>
      (await call('GET', `/agent/active-number/${agentId}`)).data,
    subscription: async (): Promise<Subscription | null> =>
      (await call('GET', `/agent/subscription/${agentId}`)).data,
    /** Pays for a number, and lets the server find out. */
    pay: async (phone: string): Promise<void> => {
      await press(await checkout(phone), 'pay')
      await later(4_000)
      await purchase()
    },
    portal: async (): Promise<string> =>
      (await call('GET', `/agent/subscription/portal/${agentId}`)).data,
    later,
    sold: async () =>
      (await deps.driver.query('select phone from local_carrier_numbers')).rows.map(
        ({ phone }) => phone as string,
      ),
    stripeHas: async (object: string) =>
      (
        await deps.driver.query('select body from local_stripe_objects where object = $1', [object])
      ).rows.map(({ body }) => body as Record<string, unknown>),
  }
}

/**
 * Presses a button on a page of the stand-in.
 * @returns where it leads.
 */
export async function press(url: string, action: string, more: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ action, ...more }),
    redirect: 'manual',
  })
  return response.headers.get('location')
}

export const page = async (url: string): Promise<string> => (await fetch(url)).text()

export const silentCarrier = (): AppError =>
  new AppError(502, 'telephony_unreachable', 'The phone carrier did not answer.')
