import { afterEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import type { CalledParty } from '../../ports/telephony/line/called-party.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import { wordingIn } from '../../wording/index.ts'
import { ACCOUNT, carrierOf } from './test/carrier.ts'
import { aStage, CALLER, ownerDoes, type Stage } from './test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

it.each([
  ['a sales agent', 'SALES_ASSISTANT', /gracias por llamar/i, 'Tengo una duda', /\?/],
  ['a screening agent', 'ANTI_THEFT', /¿Quién llama/, 'Hola', /¿/],
] as const)(
  '%s whose language is Spanish greets and asks in Spanish',
  async (_who, type, greeting, says, asks) => {
    stage = await aStage(type)
    await stage.deps.db.update(agents).set({ language: 'es' })
    const caller = stage.call()
    await caller.hears(greeting)
    await caller.asks(says, asks)
    caller.line.hangUp()
    await caller.over()
  },
)

it('the owner hears the name of the caller in Spanish', async () => {
  stage = await aStage('SALES_ASSISTANT')
  await stage.deps.db.update(agents).set({ language: 'es' })
  const caller = stage.call()
  const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
  await caller.hears(/ayudarle/)
  await caller.asks('Soy Ana. Quiero hablar con una persona.', /le comunico/)
  const party = await ringing
  const announced = new Promise<string>((resolve) =>
    party.once('said', ({ text }) => resolve(text)),
  )
  party.answer()
  expect(await announced).toBe('Llamada para Helper de Ana. Pulse 1 para atender la llamada.')
})

it('the voice is Spanish too, on the relay and at the mailbox', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: ACCOUNT })
  await stage.deps.db.update(agents).set({ language: 'es' })
  const { post } = carrierOf(stage.app, stage.deps.config.appUrl)
  const fields = (to = stage.number) => ({
    CallSid: newSid('CA'),
    From: CALLER,
    To: to,
    CallStatus: 'ringing',
  })
  expect((await post('voice', fields())).body).toContain('language="es-US"')
  await stage.deps.db.update(agents).set({ activated: false })
  expect((await post('voice', fields())).body).toMatch(/<Say language="es-US">Nadie puede atender/)
})

it('a caller whom the owner hangs up on hears goodbye in Spanish', async () => {
  stage = await aStage('SALES_ASSISTANT')
  await stage.deps.db.update(agents).set({ language: 'es' })
  const caller = stage.call()
  await caller.hears(/ayudarle/)
  await ownerDoes(stage, 'POST', `hang-up/${(await stage.logs())[0]!.id}`)
  await caller.over()
  expect(caller.heard.at(-1)).toBe(wordingIn('es').call.goodbye({ name: null }))
})
