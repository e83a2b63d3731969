import { afterEach, expect, it } from 'vitest'
import { aStage, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall() {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/\?$/)
  return caller
}

it('a machine that sells something is let go without a lead', async () => {
  const caller = await aCall()
  await caller.asks(
    "This is a recorded message about your car's extended warranty, press 1 to speak to an agent",
    /^Thank you for calling\. Goodbye\.$/,
  )
  await caller.over()
  expect(await stage.logs()).toMatchObject([{ lead: null }])
})

it('a machine that announces something is thanked, and asked for nothing', async () => {
  const caller = await aCall()
  const said = await caller.asks(
    'This is a reminder of your dental cleaning on Monday at eight, press one to confirm or two to reschedule',
    /./,
  )
  expect(said).toBe("Thank you, I've noted that for the team.")
  await caller.asks('Hello, what does a cleaning cost?', /I don't know that/)
})
