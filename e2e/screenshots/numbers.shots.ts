import type { Page } from '@playwright/test'
import type { ActiveNumber, Agent, Purchase, Subscription } from 'shared-types'
import { anAgent, type Api } from '../arrange.ts'
import { settled } from '../everything.ts'
import { expect, origins, test } from '../fixtures.ts'
import { answer, hold, refuse } from '../intercept.ts'
import { expectAccessible } from '../look.ts'
import { openCheckout, ownersPhone, verifyPhone } from '../phone.ts'

test.use({ reducedMotion: 'reduce' })

const NUMBER = '+14155550142'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type State = {
  number?: Partial<ActiveNumber> | null
  pays?: Partial<Subscription>
  purchase?: Partial<Purchase>
}

/** The states of a number, from bought to released. */
const STATES: Record<string, State> = {
  active: { pays: { status: 'active' } },
  ending: { pays: { status: 'active', ends_at: inDays(12) } },
  'past due': { pays: { status: 'past_due' }, number: { suspended: { until: inDays(6) } } },
  ended: {
    pays: { status: 'canceled', ends_at: inDays(-1) },
    number: { suspended: { until: inDays(6) } },
  },
  'subscribing again': {
    pays: { status: 'canceled', ends_at: inDays(-1) },
    number: { suspended: { until: inDays(6) } },
    purchase: { state: 'open', checkout_url: 'https://checkout.stripe.com/c/pay/cs_1' },
  },
  'being paid': {
    number: null,
    purchase: { state: 'open', checkout_url: 'https://checkout.stripe.com/c/pay/cs_1' },
  },
  'being set up': {
    number: null,
    purchase: { state: 'paid', message: 'Paid. The number is being set up; this takes a moment.' },
  },
  'not bought': {
    number: null,
    purchase: {
      state: 'failed',
      message:
        'Somebody else took this number while you paid. Your payment goes back to you; please choose another.',
    },
  },
}

async function arrange(page: Page, agent: Agent, { number = {}, pays, purchase }: State) {
  const subscription = pays
    ? {
        id: 'sub_1',
        variant: 'Phone number, monthly',
        status: 'active',
        renews_at: inDays(12),
        ends_at: null,
        ...pays,
      }
    : null
  await answer(page, `GET /agent/subscription/${agent.id}`, subscription)
  await answer(
    page,
    `GET /agent/active-number/${agent.id}`,
    number && { phone: NUMBER, suspended: null, subscription, ...number },
  )
  await answer(page, 'GET /checkout/tw-phone', {
    purchased_number: null,
    state: 'none',
    phone: NUMBER,
    checkout_url: null,
    message: '',
    ...purchase,
  })
}

const openSettings = (page: Page, agent: Agent) =>
  page.goto(`${origins.nexus}/agents/${agent.id}?tab=settings`)

const aSalesAgent = (api: Api) => anAgent(api, { name: 'Sales', type: 'SALES_ASSISTANT' })

test('numbers: every state of one', async ({ owner, api }) => {
  test.setTimeout(300_000)
  const agent = await aSalesAgent(api)
  await verifyPhone(api, agent.id)
  for (const [name, state] of Object.entries(STATES)) {
    await arrange(owner, agent, state)
    await openSettings(owner, agent)
    await settled(owner)
    await expect(owner.getByRole('heading', { name: 'Subscription' })).toBeVisible()
    await expectAccessible(owner, `number ${name}`)
  }
  await arrange(owner, agent, STATES['being paid']!)
  await openSettings(owner, agent)
  await owner.getByRole('button', { name: 'Show purchase' }).click()
  await expectAccessible(owner, 'Buy Phone Number, being paid')
})

test('numbers: choosing one while they load, fail and are none; the codes that forward', async ({
  owner,
  api,
}) => {
  test.setTimeout(180_000)
  const agent = await aSalesAgent(api)
  await openSettings(owner, agent)
  const modal = owner.getByRole('dialog', { name: 'Buy Phone Number' })
  const show = async (name: string, isBusy = false) => {
    await owner.reload()
    await owner.getByRole('button', { name: 'Buy Number' }).click()
    // The third retry of a call comes after seven seconds.
    if (!isBusy)
      await expect(modal.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
    await expect(modal).toBeVisible()
    await expectAccessible(owner, `Buy Phone Number, ${name}`)
  }
  const list = 'GET /agent/tw/available-numbers'
  const release = await hold(owner, list)
  await show('loading', true)
  await release()
  const undo = await refuse(owner, list, 'The carrier does not answer.')
  await show('error')
  await undo()
  await answer(owner, list, [])
  await show('none')

  await verifyPhone(api, agent.id)
  await arrange(owner, agent, STATES['active']!)
  await owner.reload()
  await owner.getByRole('button', { name: 'Setup call-forwarding guide' }).click()
  const guide = owner.getByRole('dialog', { name: 'Setup call-forwarding guide' })
  await expect(guide).toContainText('*72')
  await expectAccessible(owner, 'guide with a number')
  for (const status of ['calling', 'forwarded', 'answered', 'not_forwarded', 'failed']) {
    const check = { status, phone: ownersPhone(), caller: NUMBER }
    await answer(owner, `POST /agent/forwarding-check/${agent.id}`, check)
    await answer(owner, `GET /agent/forwarding-check/${agent.id}`, check)
    await owner.reload()
    await owner.getByRole('button', { name: 'Setup call-forwarding guide' }).click()
    await guide.getByRole('button', { name: 'Check the forwarding' }).click()
    await expect(guide.getByRole('status')).not.toBeEmpty()
    await expectAccessible(owner, `forwarding ${status}`)
  }
})

test('numbers: the local checkout and portal in every state', async ({ owner, api }) => {
  test.setTimeout(180_000)
  const { checkout } = await openCheckout(owner, await aSalesAgent(api))
  await checkout.waitForURL('**/pay/*')
  const address = checkout.url()
  await checkout.getByRole('button', { name: 'Pay $1.15' }).click()
  await expect(checkout.getByRole('heading', { name: 'Subscription' })).toBeVisible()
  await checkout.goto(address)
  await expectAccessible(checkout, 'local checkout, paid')
  await checkout.close()
  const manage = owner.getByRole('button', { name: 'Manage subscription' })
  const [portal] = await Promise.all([owner.waitForEvent('popup'), manage.click()])
  await expect(portal.getByText('Local billing portal')).toBeVisible()
  await expectAccessible(portal, 'local portal, active')
  await portal.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(portal.getByRole('button', { name: 'Keep it' })).toBeVisible()
  await expectAccessible(portal, 'local portal, cancelled')
  await portal.getByRole('button', { name: 'Keep it' }).click()
  await portal.getByRole('button', { name: 'Try a payment that fails' }).click()
  await portal.getByRole('button', { name: 'End it now' }).click()
  await expect(portal.getByText('Ended', { exact: true })).toBeVisible()
  await expectAccessible(portal, 'local portal, ended')
  await portal.goto(address.replace(/\/pay\/.*/, '/pay/gone'))
  await expectAccessible(portal, 'local billing, no such page')
  await expect(owner.getByRole('button', { name: 'Subscribe again' })).toBeVisible()
})
