import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../../errors.ts'
import { settleNumbers } from '../../jobs/settle-numbers.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

type Who = { cookie: string }

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  who: Who = owner,
) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: who.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}

const open = (path: string, who: Who = owner) =>
  test.app.inject({ url: path, headers: { cookie: who.cookie } })

const press = (path: string, action: string, who: Who = owner, origin = TEST_ORIGIN) =>
  test.app.inject({
    method: 'POST',
    url: path,
    headers: {
      cookie: who.cookie,
      origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `action=${action}`,
  })

const offered = async () => (await call('GET', '/agent/tw/available-numbers')).data

/** @returns path of the checkout. */
async function checkout(phone?: string, agent = agentId, who: Who = owner): Promise<string> {
  const number = phone ?? (await offered())[0].phoneNumber
  const body = { agent_id: agent, phone_number: number }
  const { data } = await call('POST', '/checkout/tw-phone/buy', body, who)
  return new URL(data.checkout_url).pathname
}

const sold = async () =>
  (await test.deps.database.query('select phone from local_carrier_numbers')).rows.map(
    ({ phone }) => phone,
  )

describe('buying a number', () => {
  it('offers US numbers kept free for fiction, with their cities', async () => {
    const numbers = await offered()
    expect(numbers).toHaveLength(20)
    for (const number of numbers) {
      expect(number).toEqual({
        phoneNumber: expect.stringMatching(/^\+1\d{3}55501\d\d$/),
        locality: expect.stringMatching(/^[A-Z][A-Za-z ]+$/),
        isoCountry: 'US',
      })
    }
  })

  it('is paid on a page that says what it stands in for, and then belongs to the agent', async () => {
    const phone = (await offered())[3].phoneNumber
    const path = await checkout(phone)
    const page = await open(path)
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('stands in for Stripe Checkout')
    expect(page.body).toContain('$1.15 per number a month')
    expect((await call('GET', `/checkout/tw-phone?agent_id=${agentId}`)).data).toEqual({
      purchased_number: null,
    })

    const paid = await press(path, 'pay')
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `${TEST_ORIGIN}${path}`])
    expect((await open(path)).body).toContain('The number is yours')
    expect((await call('GET', `/checkout/tw-phone?agent_id=${agentId}`)).data).toEqual({
      purchased_number: phone,
    })
    const { data } = await call('GET', `/agent/active-number/${agentId}`)
    expect(data).toMatchObject({ phone, subscription: { status: 'active' } })
    const days = (Date.parse(data.subscription.renews_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    expect((await call('GET', `/agent/subscription/${agentId}`)).data).toEqual(data.subscription)
    expect((await call('GET', `/agent/${agentId}`)).data.used_number).toEqual({ phone })
    expect((await call('GET', '/agents')).data[0].used_number).toEqual({ phone })
    expect(
      (await offered()).map((number: { phoneNumber: string }) => number.phoneNumber),
    ).not.toContain(phone)
  })

  it('tells the open dashboards of the account', async () => {
    const told: unknown[] = []
    test.deps.bus.subscribe('dashboard', (event) => told.push(event))
    await press(await checkout(), 'pay')
    const event = { id: agentId, agent_id: agentId }
    expect(told).toEqual([{ userId: owner.user.id, name: 'agent', event }])
  })

  it('buys once when Pay is pressed twice at once, and again later', async () => {
    const path = await checkout()
    await Promise.all([press(path, 'pay'), press(path, 'pay')])
    await press(path, 'pay')
    expect(await sold()).toHaveLength(1)
    expect((await open(path)).body).toContain('The number is yours')
  })

  it('asking twice opens the same checkout', async () => {
    expect(await checkout('+14155550100')).toBe(await checkout('+14155550100'))
  })

  it('gives a number to the first of two who pay for it, and charges the other nothing', async () => {
    const rival = await aUser(test.deps)
    const rivalAgent = (await anAgent(test.deps.db, rival.user.id)).id
    const phone = (await offered())[0].phoneNumber
    const mine = await checkout(phone)
    const theirs = await checkout(phone, rivalAgent, rival)
    await Promise.all([press(mine, 'pay'), press(theirs, 'pay', rival)])
    const pages = [(await open(mine)).body, (await open(theirs, rival)).body]
    expect(pages.filter((page) => page.includes('The number is yours'))).toHaveLength(1)
    expect(pages.filter((page) => page.includes('You were not charged'))).toHaveLength(1)
    expect(await sold()).toEqual([phone])
  })

  it('gives an agent one number, also when two checkouts are paid at once', async () => {
    const [first, second] = await offered()
    const paths = [await checkout(first.phoneNumber), await checkout(second.phoneNumber)]
    await Promise.all(paths.map((path) => press(path, 'pay')))
    expect(await sold()).toHaveLength(1)
    expect(
      await call('POST', '/checkout/tw-phone/buy', {
        agent_id: agentId,
        phone_number: '+14155550150',
      }),
    ).toMatchObject({ status: 409, code: 'number_exists' })
  })

  it('is finished by the job when the carrier did not answer', async () => {
    const { buyNumber } = test.deps.telephony
    test.deps.telephony.buyNumber = async () => {
      throw new AppError(502, 'telephony_unreachable', 'The phone carrier did not answer.')
    }
    const path = await checkout()
    await press(path, 'pay')
    expect((await open(path)).body).toContain('Setting up your number')
    test.deps.telephony.buyNumber = buyNumber
    await settleNumbers(test.deps)
    expect((await open(path)).body).toContain('Setting up your number')

    test.deps.now = () => new Date(Date.now() + 61_000)
    await settleNumbers(test.deps)
    expect((await open(path)).body).toContain('The number is yours')
  })

  it('is finished by the job after a crash between buying and writing it down', async () => {
    const { buyNumber } = test.deps.telephony
    test.deps.telephony.buyNumber = async (phone) => {
      await buyNumber(phone)
      throw new Error('the process died here')
    }
    const path = await checkout()
    await press(path, 'pay')
    expect(await sold()).toHaveLength(1)
    test.deps.telephony.buyNumber = buyNumber
    test.deps.now = () => new Date(Date.now() + 61_000)
    await settleNumbers(test.deps)
    expect((await open(path)).body).toContain('The number is yours')
    expect(await sold()).toHaveLength(1)
  })

  it('is given up after a day of refusals, and nothing stays reserved or bought', async () => {
    const { buyNumber } = test.deps.telephony
    test.deps.telephony.buyNumber = async (phone) => {
      await buyNumber(phone)
      throw new AppError(502, 'telephony_refused', 'The phone carrier refused this.')
    }
    const path = await checkout()
    await press(path, 'pay')
    await settleNumbers({ ...test.deps, now: () => new Date(Date.now() + 25 * 60 * 60_000) })
    expect((await open(path)).body).toContain('could not set this number up')
    expect(await sold()).toEqual([])
    expect((await call('GET', `/checkout/tw-phone?agent_id=${agentId}`)).data).toEqual({
      purchased_number: null,
    })
  })

  it('says so when the carrier no longer has the number, and reserves nothing', async () => {
    const path = await checkout('+14155559999')
    await press(path, 'pay')
    expect((await open(path)).body).toContain('has just been taken')
    expect(await test.deps.database.query('select 1 from phone_numbers')).toMatchObject({
      rows: [],
    })
  })

  it('can be cancelled, and then not be paid', async () => {
    const path = await checkout()
    await press(path, 'cancel')
    await press(path, 'pay')
    expect((await open(path)).body).toContain('Checkout cancelled')
    expect(await sold()).toEqual([])
  })

  it('expires after a day', async () => {
    const path = await checkout()
    test.deps.now = () => new Date(Date.now() + 25 * 60 * 60_000)
    await press(path, 'pay')
    expect((await open(path)).body).toContain('has expired')
    expect(await sold()).toEqual([])
  })
})

describe('the pages', () => {
  it('show another account nothing, and change nothing for it', async () => {
    const intruder = await aUser(test.deps)
    const path = await checkout()
    expect((await open(path, intruder)).statusCode).toBe(404)
    expect((await press(path, 'pay', intruder)).statusCode).toBe(404)
    await press(path, 'pay')
    const portal = new URL((await call('GET', `/agent/subscription/portal/${agentId}`)).data)
      .pathname
    expect((await open(portal, intruder)).statusCode).toBe(404)
    expect((await press(portal, 'cancel', intruder)).statusCode).toBe(404)
    expect((await call('GET', `/agent/subscription/${agentId}`)).data.status).toBe('active')
  })

  it('send nobody to the sign-in page', async () => {
    const response = await test.app.inject(await checkout())
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      `${TEST_ORIGIN}/auth?error=unauthenticated`,
    ])
  })

  it('take nothing from a page of another site', async () => {
    const path = await checkout()
    expect((await press(path, 'pay', owner, 'https://evil.example')).statusCode).toBe(403)
    expect(await sold()).toEqual([])
  })

  it('are not there for an address without an id', async () => {
    expect((await open('/checkout/nonsense')).statusCode).toBe(404)
  })
})

describe('the subscription', () => {
  async function portal(): Promise<string> {
    await press(await checkout(), 'pay')
    return new URL((await call('GET', `/agent/subscription/portal/${agentId}`)).data).pathname
  }
  const status = async () => (await call('GET', `/agent/subscription/${agentId}`)).data?.status
  const settleIn = (days: number) =>
    settleNumbers({ ...test.deps, now: () => new Date(Date.now() + days * 86_400_000) })

  it('is refused a portal where there is none', async () => {
    expect(await call('GET', `/agent/subscription/portal/${agentId}`)).toMatchObject({
      status: 409,
      code: 'no_subscription',
    })
  })

  it('is cancelled and resumed on its page', async () => {
    const path = await portal()
    await press(path, 'cancel')
    expect(await status()).toBe('cancelled')
    expect((await open(path)).body).toContain('Resume subscription')
    await press(path, 'resume')
    expect(await status()).toBe('active')
  })

  it('renews by a month', async () => {
    await portal()
    const before = (await call('GET', `/agent/subscription/${agentId}`)).data.renews_at
    await settleIn(32)
    const after = (await call('GET', `/agent/subscription/${agentId}`)).data.renews_at
    expect(Date.parse(after) - Date.parse(before)).toBeGreaterThan(27 * 86_400_000)
    expect(await status()).toBe('active')
  })

  it('ends with its month once cancelled, and the number goes back', async () => {
    await press(await portal(), 'cancel')
    await settleIn(32)
    expect((await call('GET', `/agent/active-number/${agentId}`)).data).toBeNull()
    expect(await sold()).toEqual([])
  })
})

it('the number of a deleted agent goes back, also when the carrier did not answer at first', async () => {
  await press(await checkout(), 'pay')
  const { releaseNumber } = test.deps.telephony
  let asked = false
  test.deps.telephony.releaseNumber = async () => {
    asked = true
    throw new AppError(502, 'telephony_unreachable', 'The phone carrier did not answer.')
  }
  expect((await call('DELETE', `/agent/${agentId}`)).status).toBe(200)
  await expect.poll(() => asked).toBe(true)
  expect(await sold()).toHaveLength(1)
  test.deps.telephony.releaseNumber = releaseNumber
  await settleNumbers(test.deps)
  expect(await sold()).toEqual([])
})
