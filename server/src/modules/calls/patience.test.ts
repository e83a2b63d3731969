import { afterEach, expect, it } from 'vitest'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall() {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/how can I help/i)
  return caller
}

const lead = async () => (await stage.logs())[0]!.lead

it('an insult is answered with patience, and is no need, no name and no refusal', async () => {
  const caller = await aCall()
  await caller.asks('Shut up', /^I'm sorry\. Tell me what you need/)
  await caller.asks('Can somebody call me back?', /May I have your name/)
  await caller.asks('Tom Reed', /best one to reach you/)
  await caller.asks('Shut up', /^I'm sorry\. .*best one to reach you/)
  await caller.asks('Yes', /get back to you/)
  expect(await lead()).toMatchObject({ name: 'Tom Reed', need: 'Can somebody call me back?' })
})

it.each(['you idiot', 'fuck off', "you're useless"])(
  '“%s” is answered with patience, also by whoever is asked for a name',
  async (insult) => {
    const caller = await aCall()
    await caller.asks(insult, /^I'm sorry\. Tell me what you need/)
    await caller.asks('Can somebody call me back?', /May I have your name/)
    await caller.asks(insult, /^I'm sorry\./)
    expect(await lead()).toMatchObject({ name: null, need: 'Can somebody call me back?' })
  },
)

it('“this is hopeless” introduces nobody', async () => {
  const caller = await aCall()
  caller.say('This is bullshit')
  await caller.hears(/person/)
  expect(await lead()).toMatchObject({ name: null })
})
