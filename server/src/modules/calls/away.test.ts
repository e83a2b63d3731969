import { afterEach, expect, it } from 'vitest'
import type { AgentType } from 'shared-types'
import { agents } from '../../db/schema/agents.ts'
import { DAY_MS } from '../../lib/time.ts'
import { aStage, CALLER, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

/** A call to an agent whose people are away. */
async function aCallOutsideHours(type: AgentType) {
  stage = await aStage(type, { environment: { CALL_SILENCE_SECONDS: '60' } })
  await stage.deps.db.update(agents).set({ awayUntil: new Date(Date.now() + DAY_MS) })
  const caller = stage.call()
  await caller.hears(/\?/)
  return caller
}

const log = async () => (await stage.logs())[0]!

it('what a caller tells while nobody is there is noted, with the other number that they name', async () => {
  const caller = await aCallOutsideHours('SALES_ASSISTANT')
  await caller.asks('Can I speak to somebody please?', /nobody is here/)
  await caller.asks('Grace Hopper', /best one to reach you/)
  const message = 'Tell them the boiler is leaking and they should bring the spare part'
  await caller.asks(message, /noted that for the team\. .*best one to reach you/)
  // Until they name another, the number they call from counts: they may hang up.
  expect((await log()).lead).toEqual({ name: 'Grace Hopper', need: message, contact: CALLER })
  await caller.asks('my number is 415 555 0187', /get back to you/)
  expect((await log()).lead).toMatchObject({ need: message, contact: '+14155550187' })
})

it('who takes leave instead of giving a number is called back where they called from', async () => {
  const caller = await aCallOutsideHours('SALES_ASSISTANT')
  await caller.asks('Can I speak to somebody please?', /May I have your name/)
  await caller.asks('Grace Hopper', /best one to reach you/)
  await caller.asks('Thank you, goodbye', /Goodbye/)
  await caller.over()
  expect((await log()).lead).toMatchObject({ name: 'Grace Hopper', contact: CALLER })
})

it.each([
  [
    "I'm Grace Hopper, please tell Bob that the delivery comes on Friday, he can ring me at 415 555 0187",
    '+14155550187',
  ],
  ['No need, just tell him that the delivery comes on Friday', null],
])('a message beside other answers is kept: %s', async (message, contact) => {
  const caller = await aCallOutsideHours('SALES_ASSISTANT')
  await caller.asks('Can I speak to somebody please?', /May I have your name/)
  await caller.asks(message, /\?$/)
  expect((await log()).lead).toMatchObject({ need: message, ...(contact && { contact }) })
})

it('a message that is left with the screener stands beside the reason', async () => {
  const caller = await aCallOutsideHours('ANTI_THEFT')
  await caller.asks(
    "Hi, this is Maria from Dr. Weber's office, I'm calling about Ada's appointment tomorrow.",
    /leave your message/,
  )
  await caller.asks('Please call me back at 415 555 0187', /pass this on/)
  await caller.over()
  expect((await log()).logEntry!.callReason).toBe(
    "I'm calling about Ada's appointment tomorrow. Please call me back at 415 555 0187",
  )
})

it.each(['SALES_ASSISTANT', 'ANTI_THEFT'] as const)(
  'a caller in an emergency is put through while people are away (%s)',
  async (type) => {
    const caller = await aCallOutsideHours(type)
    const ringing = new Promise((resolve) => caller.line.once('dialled', resolve))
    caller.say("This is Ann from next door, there's a fire in the kitchen and she cannot get out")
    await ringing
    caller.line.hangUp()
    await caller.over()
  },
)
