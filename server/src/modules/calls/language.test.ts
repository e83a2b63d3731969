import { afterEach, expect, it } from 'vitest'
import { newSid } from '../../ports/telephony/sids.ts'
import { ACCOUNT, carrierOf } from './test/carrier.ts'
import { aStage, CALLER, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

const settings = (change: object) =>
  stage.app.inject({
    method: 'PATCH',
    url: '/api/agent/settings',
    headers: { cookie: stage.owner.cookie, origin: stage.deps.config.appUrl },
    payload: { agent_id: stage.agent.id, ...change },
  })

it.each([
  [
    'a sales agent',
    'SALES_ASSISTANT',
    /can I help/i,
    'Quisiera hablar con una persona, por favor',
    /le comunico/,
  ],
  [
    'a screening agent',
    'ANTI_THEFT',
    /who is calling/i,
    'Buenos días, quisiera hablar con la señora Lovelace',
    /¿/,
  ],
] as const)(
  '%s continues in the language and voice of its caller, even after a dropped line',
  async (_who, type, greeting, says, answers) => {
    stage = await aStage(type, { environment: { CALL_SILENCE_SECONDS: '60' } })
    const caller = stage.call()
    const languages: unknown[] = []
    caller.line.on('language', (frame) => languages.push(frame))
    await caller.hears(greeting)
    await caller.asks(says, answers)
    expect(languages).toEqual([{ type: 'language', ttsLanguage: 'es-US' }])
    if (type === 'ANTI_THEFT') {
      const before = caller.heard.length
      caller.line.dropSocket()
      await caller.hears(/Disculpe|vuelvo|aquí|perd/i, before)
    }
    caller.line.hangUp()
    await caller.over()
  },
)

it('an agent whose language the owner chose keeps it', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  await settings({ language: 'en' })
  const caller = stage.call()
  const languages: unknown[] = []
  caller.line.on('language', (frame) => languages.push(frame))
  await caller.hears(/can I help/i)
  await caller.asks('Quisiera hablar con una persona, por favor', /put you through|person/i)
  expect(languages).toEqual([])
  caller.line.hangUp()
  await caller.over()
})

it('callers hear the chosen greeting and voice, and may speak every language', async () => {
  stage = await aStage('ANTI_THEFT', { environment: ACCOUNT })
  const { post } = carrierOf(stage.app, stage.deps.config.appUrl)
  const ring = async () => {
    const fields = { CallSid: newSid('CA'), From: CALLER, To: stage.number, CallStatus: 'ringing' }
    return (await post('voice', fields)).body
  }
  expect(await ring()).not.toContain('ttsProvider')
  const saved = await settings({ call_greeting: ' Lovelace family. ', call_voice: 'Kore' })
  expect(saved.json().data).toMatchObject({
    call_greeting: 'Lovelace family.',
    call_voice: 'Kore',
  })
  const twiml = await ring()
  expect(twiml).toContain('Lovelace family. May I ask who is calling?"')
  expect(twiml).toContain('ttsProvider="Google" voice="en-US-Chirp3-HD-Kore"')
  expect(twiml).toContain('transcriptionLanguage="multi"')
  expect(twiml).toContain(
    '<Language code="de-DE" ttsProvider="Google" voice="de-DE-Chirp3-HD-Kore"/>',
  )
  await settings({ language: 'de' })
  const german = await ring()
  expect(german).toContain('language="de-DE" ttsProvider="Google" voice="de-DE-Chirp3-HD-Kore"')
  expect(german).not.toContain('multi')
  expect((await settings({ call_voice: 'Nobody' })).statusCode).toBe(400)
})
