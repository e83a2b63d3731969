import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { bookingOffers } from '../../db/schema/bookings.ts'
import { calls } from '../../db/schema/calls.ts'
import { carrierMessages, carrierNumbers } from '../../db/schema/numbers.ts'
import { newSid } from '../../ports/telephony/sids.ts'
import { aBookingPage } from '../../test/booking-page.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { aStage, CALLER, eventually, type Stage } from '../calls/test/stage.ts'
import { sendTexts } from './texts.ts'

const LINK = /http:\/\/127\.0\.0\.1:\d+\/book\/[0-9a-f]{16}$/
let stage: Stage

beforeEach(() => begin())
afterEach(() => stage.close())

async function begin(environment: Record<string, string> = {}) {
  stage = await aStage('SALES_ASSISTANT', {
    environment: { CALL_SILENCE_SECONDS: '60', ...environment },
  })
  const { deps, agent, number } = stage
  await aBookingPage(deps, agent)
  // The local carrier only sends texts from numbers it sold.
  const sold = { phone: number, sid: newSid('PN'), voiceUrl: '', statusCallback: '' }
  await deps.db.insert(carrierNumbers).values(sold)
}

const texts = () => stage.deps.db.select().from(carrierMessages)
const booking = async () => (await stage.logs())[0]!.booking
const isSettled = async () => (await booking())?.state !== 'promised'

/** A caller who agreed to get the text. */
async function aTextedCaller() {
  const caller = stage.call()
  await caller.hears(/How can I help/)
  await caller.asks("Hello, I'd like to book an appointment.", /Shall I text you the link/)
  await caller.asks('Yes please.', /I'm texting you the link to our booking page now/)
  await eventually(isSettled)
  return caller
}

describe('a caller who wants an appointment', () => {
  it('is texted the link once, to the number they call from, when they say yes', async () => {
    const caller = await aTextedCaller()
    await caller.asks('Can you text me the link, please?', /I have texted you the link/)
    expect(await texts()).toMatchObject([
      { sender: stage.number, recipient: CALLER, text: expect.stringMatching(LINK) },
    ])
    expect(await booking()).toEqual({ state: 'sent', failure: null, clicks: 0 })
  })

  it('is texted no more when they have rung for it again and again', async () => {
    const { agent, owner, number, deps } = stage
    for (const nth of [1, 2, 3]) {
      const call = {
        userId: owner.user.id,
        agentId: agent.id,
        callSid: newSid('CA'),
        channel: 'phone' as const,
        fromNumber: CALLER,
        toNumber: number,
        status: 'completed',
        endedAt: new Date(),
      }
      const [{ id: callId } = { id: '' }] = await deps.db.insert(calls).values(call).returning()
      const sent = { agentId: agent.id, channel: 'voice' as const, textState: 'sent' as const }
      await deps.db.insert(bookingOffers).values({ ...sent, callId, code: `000000000000000${nth}` })
    }
    const caller = stage.call()
    await caller.hears(/How can I help/)
    await caller.asks('Can you text me the link, please?', /I have texted you the link/)
    expect(await texts()).toEqual([])
  })

  it('leaves the requested time, which is read in the time zone of the business', async () => {
    const caller = await aTextedCaller()
    await caller.asks(
      'Tuesday at three would be great.',
      /noted Tuesday, .* at 3:00\sPM E[SD]T as your wish/,
    )
    const [log] = await stage.logs()
    expect(log!.appointments).toMatchObject([
      { words: 'Tuesday at three would be great.', zone_of: 'business', all_day: false },
    ])
  })

  it('gets an answer to another question in the same sentence first', async () => {
    const { answer, next } = dictatedAnswer()
    stage.deps.answer = answer
    const caller = stage.call()
    await caller.hears(/How can I help/)
    caller.say('What does a service cost, and can I book one on Tuesday at 3?')
    const reply = await next()
    expect(reply.question.text).toBe('What does a service cost')
    reply.say('It is ninety dollars.')
    reply.end()
    await caller.hears(/^It is ninety dollars\. I have noted Tuesday, .* Shall I text you the link/)
  })

  it('is called back when they want no text', async () => {
    const caller = stage.call()
    await caller.hears(/How can I help/)
    await caller.asks("I'd like to book an appointment.", /Shall I text you the link/)
    await caller.asks('No thanks.', /That is fine\. May I have your name/)
    expect([await texts(), await booking()]).toEqual([[], null])
  })

  it('is not offered a text if the agent’s number cannot send any', async () => {
    const caller = stage.call({ from: 'anonymous' })
    await caller.hears(/How can I help/)
    await caller.asks("I'd like to book an appointment.", /Gladly\. May I have your name/)
    await caller.asks('Ada Byron.', /best number or email address/)
    await caller.asks('Yes, please.', /best number or email address/)
    await caller.asks('ada@byron.example', /Somebody will get back to you/)
    expect(await texts()).toEqual([])
  })

  it.each(['+447911123456', '+18765550123'])(
    'gets no text abroad, and is told so: %s',
    async (from) => {
      const caller = stage.call({ from })
      await caller.hears(/How can I help/)
      await caller.asks(
        'Can you text me the link, please?',
        /only text .* United States and Canada/,
      )
      expect(await texts()).toEqual([])
    },
  )
})

describe('a caller who speaks Spanish', () => {
  it('is texted the link, leaves a time and a name, and says when to call back', async () => {
    await stage.deps.db.update(agents).set({ language: 'es' })
    const caller = stage.call()
    await caller.hears(/ayudarle/)
    await caller.asks('Hola, me llamo José. Quiero una cita.', /Le envío por mensaje de texto/)
    await caller.asks('Sí, claro.', /Le envío ahora el enlace.*¿Puedo ayudarle en algo más\?/)
    await eventually(isSettled)
    expect(await texts()).toMatchObject([{ text: expect.stringContaining('Elija una hora') }])
    await caller.asks('El martes a las tres.', /anotado su deseo: martes, .* 3:00\sp/)
    await caller.asks('Llámame si no se puede.', /¿El número desde el que llama es el mejor/)
    await caller.asks('Sí, este número.', /Alguien se pondrá en contacto/)
    const [log] = await stage.logs()
    expect(log!.lead).toMatchObject({ name: 'José', contact: CALLER })
  })
})

describe('a model on the telephone', () => {
  let stub: StubModel
  beforeEach(async () => {
    await stage.close()
    stub = await startStubModel({ reply: 'We would love to see Rex. [[booking]]' })
    await begin({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    })
  })
  afterEach(() => stub.close())

  it('recognises the wish in other words, and promises a text after a yes', async () => {
    const caller = stage.call()
    await caller.hears(/How can I help/)
    const said = await caller.asks('Would Rex get his claws done Tuesday at 3?', /Shall I text you/)
    expect(said).toMatch(
      /^We would love to see Rex\. I have noted Tuesday, .* Shall I text you the link/,
    )
    expect(JSON.stringify(stub.requests.at(-1))).toContain('may be texted to them')
    await caller.asks('Yes please.', /I'm texting you the link/)
    await eventually(isSettled)
    expect(await texts()).toMatchObject([{ recipient: CALLER, text: expect.stringMatching(LINK) }])
    // The offer is settled and not repeated with later answers.
    const after = await caller.asks('Might you squeeze Rex in?', /love to see Rex/)
    expect(after).toBe('We would love to see Rex.')
  })
})

describe('a promised text', () => {
  /** A text as left by a node that died before sending it. */
  async function promised(code = '0123456789abcdef') {
    const body = `Helper: choose a time: http://127.0.0.1:1/book/${code}`
    const [offer] = await stage.deps.db
      .insert(bookingOffers)
      .values({
        agentId: stage.agent.id,
        channel: 'voice',
        code,
        textFrom: stage.number,
        textTo: CALLER,
        textBody: body,
        textState: 'promised',
        textAttempts: 1,
        textLeasedUntil: new Date(Date.now() - 1_000),
      })
      .returning()
    return { ...offer!, body }
  }
  const state = async (id: string) => {
    const [row] = await stage.deps.db.select().from(bookingOffers).where(eq(bookingOffers.id, id))
    return row!
  }

  it('is sent although the node that promised it died', async () => {
    const { id, body } = await promised()
    await Promise.all([sendTexts(stage.deps), sendTexts(stage.deps)])
    expect(await texts()).toMatchObject([{ recipient: CALLER, text: body }])
    expect(await state(id)).toMatchObject({ textState: 'sent', textTo: null, textBody: null })
  })

  it('is not sent again if the node died after sending it', async () => {
    const { id, body } = await promised()
    await stage.deps.telephony.sendSms(stage.number, CALLER, body)
    await sendTexts(stage.deps)
    expect(await texts()).toHaveLength(1)
    expect((await state(id)).textState).toBe('sent')
  })

  it('is not sent any more if nobody could send it in time', async () => {
    const { id } = await promised()
    const createdAt = new Date(Date.now() - 40 * MINUTE_MS)
    await stage.deps.db.update(bookingOffers).set({ createdAt }).where(eq(bookingOffers.id, id))
    await sendTexts(stage.deps)
    expect(await texts()).toEqual([])
    expect(await state(id)).toMatchObject({ textState: 'failed', textTo: null })
  })

  it('holds no lease while another one is being sent', async () => {
    const ids = [(await promised()).id, (await promised('0123456789abcde0')).id]
    const leases: (Date | null)[] = []
    const { telephony } = stage.deps
    const { sendSms } = telephony
    telephony.sendSms = async (...text) => {
      if (leases.length === 0) leases.push((await state(ids[1]!)).textLeasedUntil)
      return sendSms(...text)
    }
    await sendTexts(stage.deps)
    expect(leases[0]!.getTime()).toBeLessThan(Date.now())
    expect(await texts()).toHaveLength(2)
  })

  it('is marked as failed in the log if the carrier refuses it', async () => {
    await stage.deps.db.delete(carrierNumbers)
    await aTextedCaller()
    expect(await booking()).toEqual({
      state: 'failed',
      failure: 'The phone carrier refused this.',
      clicks: 0,
    })
  })
})
