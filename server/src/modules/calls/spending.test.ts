import { afterEach, expect, it } from 'vitest'
import type { Usage } from 'shared-types'
import { carrierNumbers } from '../../db/schema/numbers.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import type { CalledParty } from '../../ports/telephony/line/called-party.ts'
import { aBookingPage } from '../../test/booking-page.ts'
import { noteDuration } from './finish.ts'
import { aStage, eventually, ownerDoes, type Stage } from './test/stage.ts'

const PRICES = { PRICE_CALL_MINUTE: '0.02', PRICE_TEXT_MESSAGE: '0.01', CALL_SILENCE_SECONDS: '60' }
const MINUTE = 20_000
let stage: Stage
afterEach(() => stage.close())

const headers = () => ({ cookie: stage.owner.cookie, origin: stage.deps.config.appUrl })
const usage = async (): Promise<Usage> =>
  (await stage.app.inject({ url: '/api/usage', headers: headers() })).json().data
const used = async () => (await usage()).agents[0]!.used
const setCap = (cap_micros: number) =>
  stage.app.inject({
    method: 'PATCH',
    url: '/api/usage/cap',
    headers: headers(),
    payload: { agent_id: null, cap_micros },
  })

/** A caller whom the owner, or a mailbox, has just picked up the phone for. */
async function aCallToTheOwner() {
  stage = await aStage('ANTI_THEFT', { environment: PRICES })
  const caller = stage.call()
  const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
  await caller.givesGoodReason()
  const party = await ringing
  const announced = new Promise((resolve) => party.once('said', resolve))
  party.answer()
  await announced
  return { caller, party }
}

it('a call is counted when it ends, and corrected with the carrier’s duration', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: PRICES })
  const caller = stage.call()
  await caller.hears(/How can I help/i)
  caller.line.hangUp()
  await caller.over()
  await eventually(async () => (await stage.logs())[0]!.live === false)
  const [log] = await stage.logs()
  for (const seconds of [61, 61, 130]) await noteDuration(stage.deps, log!.id, seconds)
  expect(await used()).toMatchObject([
    { kind: 'call', times: 1, seconds: 130, cost_micros: 3 * MINUTE },
  ])
})

it('a call that is put through counts twice, as the carrier bills it', async () => {
  const { caller, party } = await aCallToTheOwner()
  const bridged = new Promise((resolve) => caller.line.once('bridged', resolve))
  party.press('1')
  await bridged
  const { driver } = stage.deps
  await driver.query(`update calls set picked_up_at = now() - interval '150 seconds'`)
  party.hangUp()
  await eventually(async () => (await stage.logs())[0]!.stage !== 'connected')
  caller.line.hangUp()
  await caller.over()
  await eventually(async () => (await stage.logs())[0]!.live === false)
  await noteDuration(stage.deps, (await stage.logs())[0]!.id, 200)
  // Four minutes of the call have begun, and three of the call to the owner.
  expect((await used())[0]).toMatchObject({ times: 1, cost_micros: 7 * MINUTE })
})

it('a call to the owner that a mailbox takes, or that nobody accepts, counts as well', async () => {
  const { caller, party } = await aCallToTheOwner()
  party.hangUp()
  await caller.hears(/leave a message/i)
  caller.line.hangUp()
  await caller.over()
  await eventually(async () => (await stage.logs())[0]!.live === false)
  await noteDuration(stage.deps, (await stage.logs())[0]!.id, 30)
  expect((await used())[0]).toMatchObject({ times: 1, cost_micros: 2 * MINUTE })
})

it('a text is counted once', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: PRICES })
  await aTextedCaller()
  expect(await used()).toContainEqual(
    expect.objectContaining({ kind: 'text_message', times: 1, cost_micros: 10_000 }),
  )
})

it('at the cap callers are answered, but get no link by text and are not put through', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: PRICES })
  await aBookingPage(stage.deps, stage.agent)
  await setCap(0)
  const caller = stage.call()
  await caller.hears(/How can I help/i)
  await caller.asks("Hello, I'd like to book an appointment.", /May I have your name/)
  const [log] = await stage.logs()
  const connect = await ownerDoes(stage, 'POST', `connect/${log!.id}`)
  expect([connect.statusCode, connect.json().code]).toEqual([409, 'cap_reached'])
  caller.line.hangUp()
  await caller.over()
  expect(await used()).toMatchObject([{ kind: 'call', times: 1 }])
})

it('at the cap of the operator callers hear that the line is busy', async () => {
  stage = await aStage('SALES_ASSISTANT', {
    environment: { ...PRICES, MONTHLY_CAP_ACCOUNT: '0' },
  })
  const caller = stage.call()
  await caller.over()
  expect(caller.heard).toEqual([])
  expect(await stage.logs()).toEqual([])
  expect((await usage()).agents[0]!.used).toEqual([])
})

async function aTextedCaller() {
  const { deps, agent, number } = stage
  await aBookingPage(deps, agent)
  // The local carrier only sends texts from numbers it sold.
  const sold = { phone: number, sid: newSid('PN'), voiceUrl: '', statusCallback: '' }
  await deps.db.insert(carrierNumbers).values(sold)
  const caller = stage.call()
  await caller.hears(/How can I help/)
  await caller.asks("Hello, I'd like to book an appointment.", /Shall I text you the link/)
  await caller.asks('Yes please.', /I'm texting you the link to our booking page now/)
  await eventually(async () => (await stage.logs())[0]!.booking?.state === 'sent')
  caller.line.hangUp()
  await caller.over()
}
