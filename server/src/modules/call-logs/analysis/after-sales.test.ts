import { afterEach, expect, it } from 'vitest'
import { aSchedule, onSaturday } from '../../appointments/test/schedule.ts'
import { aStage, type Stage } from '../../calls/test/stage.ts'
import { analyse } from './service.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall() {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  onSaturday(stage.deps)
  await aSchedule(stage.deps, { userId: stage.owner.user.id, id: stage.agent.id })
  const caller = stage.call()
  await caller.hears(/how can I help/i)
  return caller
}

async function theLog() {
  const [log] = await stage.logs()
  return { log: log!, analysis: await analyse(stage.deps, stage.owner.user.id, log!.id) }
}

it('a call in which an appointment was booked says so, and for when', async () => {
  const caller = await aCall()
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks('Can I book an appointment next Tuesday at 10?', /Shall I book it/)
  await caller.asks('Yes please', /^Done/)
  await caller.asks('Thank you, goodbye', /Goodbye/)
  await caller.over()
  const { log, analysis } = await theLog()
  expect(log.booked).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', person: 'Rosa Lind', starts_at: expect.any(String) },
  ])
  expect(analysis.suggested_action).toMatch(
    /^Nothing to do: an appointment was booked for Tuesday, .* at 10:00\sAM with Rosa Lind\.$/,
  )
})

it('a call in which the agent had no answer leaves something to do', async () => {
  const caller = await aCall()
  await caller.asks("I am absolutely furious, I've been charged twice", /don't know/)
  await caller.asks('goodbye', /Goodbye/)
  await caller.over()
  const { analysis } = await theLog()
  expect(analysis.suggested_action).toMatch(/^Call the caller back at \+12025550123 about: I am/)
})
