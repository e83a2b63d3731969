import { afterEach, beforeEach, expect, it } from 'vitest'
import { forwardingPhones } from '../../../db/schema/numbers.ts'
import { sell } from '../../../ports/telephony/local/store.ts'
import { webhooksOf } from '../../../ports/telephony/twilio.ts'
import { ACCOUNT, carrierOf } from '../test/carrier.ts'
import { aStage, eventually, OWNERS_PHONE, type Stage } from '../test/stage.ts'

let stage: Stage

beforeEach(async () => {
  stage = await aStage('ANTI_THEFT')
  const { deps, number } = stage
  await sell(deps.db, number, webhooksOf(deps.config))
})
afterEach(() => stage.close())

async function ask(method: 'GET' | 'POST', url: string) {
  const { app, deps, owner, agent } = stage
  const headers = { cookie: owner.cookie, origin: deps.config.appUrl }
  const response = await app.inject({ method, url: `/api/${url}/${agent.id}`, headers })
  return response.json()
}
const start = () => ask('POST', 'agent/forwarding-check')
const status = async () => (await ask('GET', 'agent/forwarding-check')).data?.status

it('forwarding is confirmed by a test call that arrives at the agent, which does not answer it', async () => {
  expect(await status()).toBeUndefined()
  expect((await start()).data).toEqual({
    status: 'calling',
    phone: OWNERS_PHONE,
    caller: stage.number,
  })
  expect((await start()).code).toBe('check_running')
  expect(await ask('POST', 'local/forward-check')).toMatchObject({ data: null })
  await eventually(async () => (await status()) === 'forwarded')
  expect(await stage.logs()).toEqual([])
  expect((await ask('POST', 'local/forward-check')).code).toBe('no_check')
  expect((await start()).data.status).toBe('calling')
})

it('missing forwarding is detected after 40 seconds, and may be checked again', async () => {
  await start()
  const { deps } = stage
  const { now } = deps
  deps.now = () => new Date(now().getTime() + 41_000)
  expect(await status()).toBe('not_forwarded')
  deps.now = now
})

it('a call from another number does not count', async () => {
  await start()
  const caller = stage.call()
  await caller.hears(/who is calling/i)
  caller.line.hangUp()
  await caller.over()
  expect(await status()).toBe('calling')
})

it('a person who picks up hears that the call was not forwarded', async () => {
  await stage.close()
  stage = await aStage('ANTI_THEFT', { environment: { ...ACCOUNT, PRICE_CALL_MINUTE: '0.02' } })
  const { deps, number, app } = stage
  const urls: string[] = []
  deps.telephony.placeCall = async ({ url }) => {
    urls.push(url)
    return { sid: `CA${'1'.repeat(32)}` }
  }
  const carrier = carrierOf(app, deps.config.appUrl)
  const pickUp = (nth: number) =>
    carrier.post(urls[nth]!.split('/twilio/')[1]!, { CallStatus: 'in-progress' })
  expect((await start()).data).toMatchObject({ status: 'calling', caller: number })
  expect((await pickUp(0)).body).toMatch(/You answered.*<Hangup\/>/s)
  expect(await status()).toBe('answered')
  await start()
  // A repeated, late report belongs to the earlier check.
  await pickUp(0)
  expect(await status()).toBe('calling')
  const spent = await stage.app.inject({
    url: '/api/usage',
    headers: { cookie: stage.owner.cookie },
  })
  expect(spent.json().data.account).toMatchObject({ spent_micros: 20_000 })
})

it('needs a verified phone', async () => {
  await stage.deps.db.delete(forwardingPhones)
  expect((await start()).code).toBe('no_forwarding_phone')
})
