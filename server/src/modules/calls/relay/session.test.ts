import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { nodeOf } from '../node.ts'
import { newSid } from '../../../ports/telephony/sids.ts'
import { ACCOUNT, carrierOf, ticketIn } from '../test/carrier.ts'
import { aStage, CALLER, eventually, type Stage } from '../test/stage.ts'

let stage: Stage
afterEach(() => stage.close())

/** Blocks writes to calls until the returned function is called. */
async function standStill({ db }: Stage['deps']): Promise<() => Promise<void>> {
  let release = () => {}
  let held: Promise<void> = Promise.resolve()
  await new Promise<void>((isHeld) => {
    held = db.transaction(async (tx) => {
      await tx.execute(sql`select id from calls for update`)
      isHeld()
      await new Promise<void>((resolve) => (release = resolve))
    })
  })
  return async () => {
    release()
    await held
  }
}

it('a call that cannot be stored is dropped after 200 utterances, and loses none', async () => {
  const { answer } = dictatedAnswer()
  stage = await aStage('SALES_ASSISTANT', { answer, environment: { CALL_SILENCE_SECONDS: '60' } })
  const caller = stage.call()
  await caller.hears(/How can I help/)
  await eventually(() => nodeOf(stage.deps).sessions.size === 1)
  // Writes made when the call opened would wait too and be counted.
  for (const session of nodeOf(stage.deps).sessions.values()) await session.written()
  const goOn = await standStill(stage.deps)
  for (let n = 1; n <= 210; n++) caller.say(`Word ${n}`)
  await eventually(() => nodeOf(stage.deps).sessions.size === 0)
  await goOn()
  await caller.hears(/I lost you for a moment/)
  const said = async () => {
    const [log] = await stage.logs()
    const words = log!.messages.filter(({ entity_type }) => entity_type === 'user')
    return words.map(({ content }) => content)
  }
  await expect.poll(said).toEqual(Array.from({ length: 201 }, (_, n) => `Word ${n + 1}`))
})

it('the words of a call that ended before it was opened here are stored', async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: ACCOUNT })
  const carrier = carrierOf(stage.app, stage.deps.config.appUrl)
  const fields = { CallSid: newSid('CA'), From: CALLER, To: stage.number, CallStatus: 'ringing' }
  const { body } = await carrier.post('voice', fields)
  const goOn = await standStill(stage.deps)
  const relay = await carrier.openRelay()
  const callSid = fields.CallSid
  const customParameters = { ticket: ticketIn(body) }
  relay.send({ type: 'setup', sessionId: newSid('VX'), callSid, customParameters })
  relay.send({ type: 'prompt', voicePrompt: 'My saddle squeaks', lang: 'en-US', last: true })
  relay.socket.close()
  await relay.closed
  const told = carrier.post('status', { ...fields, CallStatus: 'completed' })
  await goOn()
  await told
  const [log] = await stage.logs()
  const said = log!.messages.filter(({ entity_type }) => entity_type === 'user')
  expect([log!.live, said.map(({ content }) => content)]).toEqual([false, ['My saddle squeaks']])
})
