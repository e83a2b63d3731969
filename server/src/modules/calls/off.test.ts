import { afterEach, expect, it, vi } from 'vitest'
import { aStage, eventually, scriptOf, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

const deactivate = () =>
  stage.app.inject({
    method: 'PATCH',
    url: `/api/agent/deactivate/${stage.agent.id}`,
    headers: { cookie: stage.owner.cookie, origin: stage.deps.config.appUrl },
  })

it('if an agent is switched off during a call, the caller leaves a message', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/How can I help/i)
  const recording = new Promise((resolve) => caller.line.once('recording', resolve))
  expect((await deactivate()).statusCode).toBe(200)
  await recording
  caller.say('Please call me back.')
  caller.line.press('#')
  await caller.over()
  const [log] = await stage.logs()
  expect(log).toMatchObject({ live: false, voice_message: { text: 'Please call me back.' } })
  expect(scriptOf(log!).at(-1)).toBe('user: Please call me back.')
  // Notices quote it.
  expect(log!.logEntry).toMatchObject({ callReason: 'Please call me back.' })
})

it('if the carrier fails at that moment, the owner can still take over the call', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/How can I help/i)
  vi.spyOn(stage.deps.telephony, 'updateCall').mockRejectedValueOnce(new Error('no answer'))
  expect((await deactivate()).statusCode).toBe(200)
  await eventually(async () => (await stage.logs())[0]!.stage === 'talking')
  caller.line.hangUp()
  await caller.over()
})

it('a call the owner has taken over continues', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/How can I help/i)
  const [log] = await stage.logs()
  const headers = { cookie: stage.owner.cookie, origin: stage.deps.config.appUrl }
  const does = (method: 'PATCH' | 'POST', url: string, payload?: object) =>
    stage.app.inject({ method, url: `/api/call-logs/${url}`, headers, ...(payload && { payload }) })
  await does('PATCH', `switch-control/${log!.id}`)
  await deactivate()
  await does('POST', `say/${log!.id}`, { text: 'Ada here.' })
  await caller.hears(/Ada here/)
  await eventually(async () => (await stage.logs())[0]!.stage === 'talking')
  caller.line.hangUp()
  await caller.over()
})
