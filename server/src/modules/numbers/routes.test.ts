import { beforeEach, describe, expect, it } from 'vitest'
import { carrierVerifications, sentCodes } from '../../db/schema/numbers.ts'
import { AppError } from '../../errors.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { isOwnNumber } from './service.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

const PHONE = '+14155550123'

async function call(method: 'GET' | 'POST', url: string, payload?: object, who = owner) {
  const response = await test.app.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: who.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}

const sendOtp = (phone = PHONE, agent = agentId, who = owner) =>
  call('POST', `/agent/send-otp/${agent}`, { phone }, who)
const verify = (otp: string, agent = agentId, who = owner) =>
  call('POST', '/agent/verify-phone', { otp, agentId: agent }, who)
const inbox = async (who = owner) => (await call('GET', '/local/messages', undefined, who)).data

/** The code shown on the screen. */
async function codeFor(phone = PHONE): Promise<string> {
  const messages = (await inbox()) as { to: string; text: string }[]
  return /\d{6}/.exec(messages.find(({ to }) => to === phone)!.text)![0]
}

const verifications = () => test.deps.db.select().from(carrierVerifications)
/** The code that the carrier sent to the phone, whichever account requested it. */
const sentCode = async () => (await verifications()).find(({ phone }) => phone === PHONE)!.code

const another = (code: string) => (code === '000000' ? '000001' : '000000')

describe('verifying a forwarding phone', () => {
  it('sends a code to the on-screen inbox, and the code verifies the phone', async () => {
    expect(await call('GET', `/agent/forward-number/${agentId}`)).toMatchObject({ data: null })
    expect(await sendOtp()).toEqual({ status: 200, message: 'OTP sent successfully', data: null })
    expect(await verify(await codeFor())).toEqual({
      status: 200,
      message: 'Phone number verified successfully',
      data: { phone: PHONE },
    })
    expect((await call('GET', `/agent/forward-number/${agentId}`)).data).toEqual({ phone: PHONE })
  })

  it('is recorded in the activity', async () => {
    await sendOtp()
    await verify(await codeFor())
    const actions = await auditedActionsOf(test.deps, owner.user.id)
    expect(actions.at(-1)).toBe('number.verify_forwarding')
  })

  it('notifies the open dashboards of the account', async () => {
    const told: unknown[] = []
    test.deps.bus.subscribe('dashboard', ({ userId, name }) => told.push([userId, name]))
    await sendOtp()
    await expect.poll(() => told).toEqual([[owner.user.id, 'local_message']])
    await verify(await codeFor())
    expect(told).toContainEqual([owner.user.id, 'agent'])
  })

  it('rejects a wrong code, and accepts the right one after it', async () => {
    await sendOtp()
    const code = await codeFor()
    expect(await verify(another(code))).toMatchObject({
      status: 400,
      code: 'wrong_code',
      message: 'This code is wrong. Check it and try again.',
    })
    expect((await verify(code)).status).toBe(200)
  })

  it('accepts a code once', async () => {
    await sendOtp()
    const code = await codeFor()
    await verify(code)
    expect(await verify(code)).toMatchObject({ status: 400, code: 'no_code' })
  })

  it('gives up after three wrong codes, also for the right one, and when the code is sent again', async () => {
    await sendOtp()
    const code = await codeFor()
    for (let count = 0; count < 3; count++) await verify(another(code))
    expect(await verify(code)).toMatchObject({ status: 429, code: 'too_many_attempts' })
    await sendOtp()
    expect(await verify(code)).toMatchObject({ status: 429, code: 'too_many_attempts' })
  })

  it('forgets a code after ten minutes', async () => {
    await sendOtp()
    const code = await codeFor()
    await test.deps.driver.query(
      `update local_carrier_verifications set created_at = now() - interval '11 minutes'`,
    )
    expect(await verify(code)).toMatchObject({ status: 400, code: 'code_expired' })
  })

  it('binds the code to its agent', async () => {
    const other = (await anAgent(test.deps.db, owner.user.id)).id
    await sendOtp()
    expect(await verify(await codeFor(), other)).toMatchObject({ status: 400, code: 'no_code' })
  })

  it('verifies the phone entered last, and keeps the verified one until then', async () => {
    await sendOtp()
    await verify(await codeFor())
    await sendOtp('+14155550199')
    expect((await call('GET', `/agent/forward-number/${agentId}`)).data).toEqual({ phone: PHONE })
    await verify(await codeFor('+14155550199'))
    expect((await call('GET', `/agent/forward-number/${agentId}`)).data).toEqual({
      phone: '+14155550199',
    })
  })

  it.each([
    ['+1415', 'Invalid phone number'],
    ['+18765550123', 'Only numbers of the United States and Canada can be verified.'],
    ['+441555501234', 'Phone number must start with +1'],
    ['+1415555O123', 'Invalid phone number'],
  ])('refuses the phone %s', async (phone, message) => {
    expect(await sendOtp(phone)).toMatchObject({ status: 400, message })
  })

  it.each(['12345', '1234567', 'abcdef'])('refuses the code %s without asking', async (otp) => {
    expect(await verify(otp)).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('refuses the number of an agent', async () => {
    const { data } = await call('GET', '/agent/tw/available-numbers')
    const phone = data[0].phoneNumber as string
    await test.deps.driver.query(
      `insert into phone_numbers (id, user_id, agent_id, phone) values ($1, $2, $1, $3)`,
      [agentId, owner.user.id, phone],
    )
    expect(await isOwnNumber(test.deps, phone)).toBe(true)
    expect(await isOwnNumber(test.deps, PHONE)).toBe(false)
    expect(await sendOtp(phone)).toMatchObject({ status: 409, code: 'own_number' })
  })

  it('sends at most ten codes an hour to a person', async () => {
    const phones = Array.from({ length: 11 }, (_, index) => `+1415555010${index % 10}`)
    const statuses: number[] = []
    for (const phone of phones) statuses.push((await sendOtp(phone)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('sends the owner a code even if somebody else requested many', async () => {
    const { user } = await aUser(test.deps)
    const sent = { userId: owner.user.id, personId: user.id, phone: PHONE }
    await test.deps.db.insert(sentCodes).values(Array.from({ length: 10 }, () => sent))
    expect((await sendOtp()).status).toBe(200)
  })

  it('keeps no phone waiting when the code could not be sent', async () => {
    test.deps.telephony = {
      ...test.deps.telephony,
      sendCode: async () => {
        throw new AppError(502, 'telephony_unreachable', 'The phone carrier did not answer.')
      },
    }
    expect(await sendOtp()).toMatchObject({ status: 502, code: 'telephony_unreachable' })
    expect(await verify('123456')).toMatchObject({ code: 'no_code' })
  })
})

describe('several accounts that verify the same phone', () => {
  /** An account with an agent. */
  async function account() {
    const who = await aUser(test.deps)
    const agent = (await anAgent(test.deps.db, who.user.id)).id
    return {
      send: () => sendOtp(PHONE, agent, who),
      verify: (otp: string) => verify(otp, agent, who),
    }
  }
  type Account = Awaited<ReturnType<typeof account>>
  const guess = async ({ verify }: Account, code: string, times = 6) => {
    for (let count = 0; count < times; count++) await verify(another(code))
  }

  it.each([
    ['after', async (mine: Account, other: Account) => [await mine.send(), await other.send()]],
    ['before', async (mine: Account, other: Account) => [await other.send(), await mine.send()]],
  ])('wrong codes of one that asked %s the other do not end its code', async (_when, ask) => {
    const [mine, other] = [await account(), await account()]
    expect(await ask(mine, other)).toMatchObject([{ status: 200 }, { status: 200 }])
    const code = await sentCode()
    await guess(other, code)
    expect(await other.verify(code)).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(await mine.verify(another(code))).toMatchObject({ status: 400, code: 'wrong_code' })
    expect(await mine.verify(code)).toMatchObject({ status: 200, data: { phone: PHONE } })
  })

  it('one that spent all its codes and checks leaves enough for another one', async () => {
    const [mine, other] = [await account(), await account()]
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) statuses.push((await other.send()).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    await guess(other, await sentCode())
    expect(await mine.send()).toMatchObject({ status: 200 })
    expect(await mine.verify(await sentCode())).toMatchObject({ status: 200 })
  })

  it('a third one has to wait, so that it cannot take the checks of the others', async () => {
    const [mine, other, third] = [await account(), await account(), await account()]
    await Promise.all([mine.send(), other.send()])
    expect(await third.send()).toMatchObject({ status: 429, code: 'too_many_codes' })
    expect(await third.verify('000000')).toMatchObject({ status: 400, code: 'no_code' })
    await mine.verify(await sentCode())
    expect(await third.send()).toMatchObject({ status: 200 })
  })

  it('guesses for a code that is no longer valid are not counted for a later code of another one', async () => {
    const [mine, other] = [await account(), await account()]
    await other.send()
    await test.deps.driver.query(
      `update local_carrier_verifications set created_at = now() - interval '11 minutes'`,
    )
    await mine.send()
    const code = await sentCode()
    expect(await other.verify(another(code))).toMatchObject({ status: 400, code: 'code_expired' })
    expect(await verifications()).toMatchObject([{ phone: PHONE, checks: 0 }])
  })
})

describe('the on-screen inbox', () => {
  it('shows an account the messages to phones it entered, and nobody else', async () => {
    const stranger = await aUser(test.deps)
    await sendOtp()
    expect(await inbox()).toMatchObject([
      { from: 'Nexus', to: PHONE, text: expect.stringMatching(/\d{6}$/) },
    ])
    expect(await inbox(stranger)).toEqual([])
  })

  it('does not exist with a real carrier', async () => {
    test.deps.telephony = { ...test.deps.telephony, kind: 'twilio' }
    expect(await call('GET', '/local/messages')).toMatchObject({ status: 404 })
  })
})

describe('in production without keys', () => {
  it('reports that telephony is not configured', async () => {
    test = await buildTestApp({
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(32),
      APP_URL: 'https://nexus.example',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
    })
    owner = await aUser(test.deps)
    expect(test.deps.telephony.kind).toBe('none')
    expect(await call('GET', '/agent/tw/available-numbers')).toMatchObject({
      status: 503,
      code: 'telephony_not_configured',
    })
  })
})
