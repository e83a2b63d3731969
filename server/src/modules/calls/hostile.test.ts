import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newSid } from '../../ports/telephony/sids.ts'
import { sign } from '../../ports/telephony/signature.ts'
import { finishCall } from './finish.ts'
import { noteStatus } from './progress.ts'
import { findBySid } from './store.ts'
import { ACCOUNT, carrierOf, ticketIn } from './test/carrier.ts'
import { aStage, CALLER, eventually, scriptOf, type Stage } from './test/stage.ts'

let stage: Stage
let carrier: ReturnType<typeof carrierOf>
let fields: Record<string, string>

beforeEach(async () => {
  stage = await aStage('SALES_ASSISTANT', { environment: ACCOUNT })
  carrier = carrierOf(stage.app, stage.deps.config.appUrl)
  fields = { CallSid: newSid('CA'), From: CALLER, To: stage.number, CallStatus: 'ringing' }
})
afterEach(() => stage.close())

/** Opens the relay of a call as the carrier would. */
async function talk() {
  const { body } = await carrier.post('voice', fields)
  const setup = {
    type: 'setup',
    sessionId: newSid('VX'),
    callSid: fields['CallSid'],
    customParameters: { ticket: ticketIn(body) },
  }
  const relay = await carrier.openRelay()
  relay.send(setup)
  await eventually(async () => (await stage.logs())[0]!.live === true)
  return { relay, setup }
}

const HOOKS = [
  'voice',
  'connect-action',
  'whisper',
  'accept',
  'dial-action',
  'recorded',
  'recording',
  'transcription',
  'status',
  'forwarding-check',
]

describe('webhooks', () => {
  it.each(HOOKS)('%s refuse requests without a valid signature', async (hook) => {
    for (const signature of ['', 'bm90IGEgc2lnbmF0dXJl']) {
      const response = await carrier.post(hook, fields, signature)
      expect([response.statusCode, response.json().code]).toEqual([403, 'bad_signature'])
    }
    expect(await stage.logs()).toEqual([])
  })

  it('are refused if a field was altered, or if they were signed for another address', async () => {
    const { appUrl } = stage.deps.config
    const signed = (hook: string) =>
      sign(ACCOUNT.TWILIO_AUTH_TOKEN, `${appUrl}/api/webhooks/twilio/${hook}`, fields)
    const altered = { ...fields, From: '+12025550199' }
    expect((await carrier.post('voice', altered, signed('voice'))).statusCode).toBe(403)
    expect((await carrier.post('voice', fields, signed('status'))).statusCode).toBe(403)
    expect(await stage.logs()).toEqual([])
  })

  it('are answered for a repeated call only until the conversation starts', async () => {
    await carrier.post('voice', fields)
    const { relay } = await talk()
    await eventually(async () => (await carrier.post('voice', fields)).statusCode === 403)
    expect((await carrier.post('voice', fields)).json().code).toBe('replayed')
    expect(await stage.logs()).toHaveLength(1)
    relay.socket.close()
  })

  it('with the status of a call may come in any order and repeatedly', async () => {
    await carrier.post('voice', fields)
    const status = (CallStatus: string, more = {}) =>
      carrier.post('status', { ...fields, CallStatus, ...more })
    expect((await status('completed')).statusCode).toBe(204)
    await status('completed', { CallDuration: '42' })
    await status('in-progress')
    await status('completed', { CallDuration: '42' })
    await status('no-answer')
    expect(await stage.logs()).toMatchObject([{ live: false, stage: 'ended', duration: 42 }])
    expect((await carrier.post('connect-action', fields)).body).not.toContain('Connect')
    await carrier.post('status', { ...fields, CallSid: newSid('CA'), CallStatus: 'completed' })
    expect(await stage.logs()).toHaveLength(1)
  })
})

it('the length of a call is kept if another webhook ends the call at the same moment', async () => {
  await carrier.post('voice', fields)
  const { deps } = stage
  const call = (await findBySid(deps.db, fields['CallSid']!))!
  await Promise.all([
    noteStatus(deps, { ...fields, CallStatus: 'completed', CallDuration: '42' }),
    finishCall(deps, call, { status: 'completed' }),
  ])
  expect(await stage.logs()).toMatchObject([{ live: false, duration: 42 }])
})

describe('the relay', () => {
  it('refuses a connection without a valid signature', async () => {
    const relay = await carrier.openRelay('another token')
    expect([relay.isOpen, await relay.closed]).toEqual([false, 403])
  })

  it('closes for a ticket that was used already, and for an invented one', async () => {
    const { relay, setup } = await talk()
    for (const ticket of [setup.customParameters.ticket, 'made up']) {
      const forger = await carrier.openRelay()
      forger.send({ ...setup, customParameters: { ticket } })
      expect(await forger.closed).toBe(1008)
    }
    expect(relay.socket.readyState).toBe(relay.socket.OPEN)
    relay.socket.close()
  })

  it('survives malformed frames, and the call survives ten of them in a row', async () => {
    const { relay } = await talk()
    const malformed = ['', 'no json', '[]', '{}', { type: 'prompt' }, { type: 'dtmf', digit: 'x' }]
    for (const frame of [...malformed, ...malformed.slice(0, 3)]) relay.send(frame)
    relay.send({ type: 'of-a-later-version', anything: 1 })
    for (const frame of [...malformed, ...malformed.slice(0, 3)]) relay.send(frame)
    relay.send({ type: 'prompt', voicePrompt: 'My name is Grace.', last: true })
    await eventually(() => relay.frames.length > 0)
    for (const frame of [...malformed, ...malformed]) relay.send(frame)
    expect(await relay.closed).toBe(1007)

    const failed = { SessionStatus: 'failed', ErrorCode: '64105', CallStatus: 'in-progress' }
    const { body } = await carrier.post('connect-action', { ...fields, ...failed })
    expect(ticketIn(body)).toBeTruthy()
    const [log] = await stage.logs()
    expect(log!.live).toBe(true)
    expect(scriptOf(log!)).toContain('user: My name is Grace.')
  })

  it('ignores everything before its setup', async () => {
    const relay = await carrier.openRelay()
    relay.send({ type: 'prompt', voicePrompt: 'Hello', last: true })
    expect(await relay.closed).toBe(1008)
  })
})
