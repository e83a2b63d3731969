import { afterEach, describe, expect, it } from 'vitest'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { aStage, eventually, scriptOf, type Stage } from './test/stage.ts'

const NEVER = { CALL_SILENCE_SECONDS: '60' }
let stage: Stage
afterEach(() => stage.close())

/** A sales call with an agent whose words the test sets. */
async function aSalesCall(environment: Record<string, string> = NEVER) {
  const { answer, next } = dictatedAnswer()
  stage = await aStage('SALES_ASSISTANT', { answer, environment })
  const caller = stage.call()
  await caller.hears(/how can I help/i)
  return { caller, next }
}

const log = async () => (await stage.logs())[0]!
const script = async () => scriptOf(await log())

it('callers hear that the call is recorded, unless the owner turned that off', async () => {
  const { caller } = await aSalesCall()
  expect(caller.heard[0]).toMatch(/^This call is recorded and transcribed\. Hello/)
  const { agent, owner, app } = stage
  await app.inject({
    method: 'PATCH',
    url: '/api/agent/settings',
    headers: { cookie: owner.cookie, origin: stage.deps.config.appUrl },
    payload: { agent_id: agent.id, announce_recording: false },
  })
  const second = stage.call()
  await second.hears(/how can I help/i)
  expect(second.heard[0]).toMatch(/^Hello/)
})

describe('a spoken answer', () => {
  it('is spoken as it comes, without Markdown, and timed', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('When are you open?')
    const reply = await next()
    reply.cite([])
    reply.say('We are **open** [1] from nine ')
    await eventually(() => caller.frames.join('').includes('from nine'))
    // Stored while it is being spoken.
    await eventually(async () => (await script()).length === 3)
    reply.say('to five. Ask [us](https://example.com/hours).')
    reply.end()
    await caller.hears(/We are open from nine to five\. Ask us\./)
    await eventually(async () => (await log()).messages[2]?.trace?.spoken != null)
    const { trace } = (await log()).messages[2]!
    expect(trace!.retrieved).toBeLessThanOrEqual(trace!.first_token!)
    expect(await script()).toEqual([
      'agent: This call is recorded and transcribed. Hello, thank you for calling. How can I help you?',
      'user: When are you open?',
      'agent: We are open from nine to five. Ask us.',
    ])
    const latency = await stage.app.inject({
      url: `/api/call-logs/latency/${stage.agent.id}`,
      headers: { cookie: stage.owner.cookie },
    })
    expect(latency.json().data).toMatchObject({
      replies: 1,
      first_token: { p50: trace!.first_token },
    })
  })

  it('keeps its sources in the log', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('When are you open?')
    const reply = await next()
    const source = { title: 'Hours', url: 'https://example.com/', page: null, snippet: '9 to 5' }
    reply.cite([source])
    reply.say('From nine to five.')
    reply.end()
    await caller.hears(/nine to five/)
    await eventually(async () => (await log()).messages[2]?.sources?.length === 1)
    expect((await log()).messages.map(({ sources }) => sources)).toEqual([[], [], [source]])
  })

  it('stops when the caller interrupts, and is remembered as far as they heard it', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('When are you open?')
    const first = await next()
    first.say('Our opening hours are quite long, ')
    await eventually(() => caller.frames.join('').includes('quite'))
    caller.line.interrupt('Our opening hours', 460)
    await eventually(() => first.signal.aborted)
    caller.say('Just tell me about Sunday.')
    const second = await next()
    expect(second.question.history.slice(-2)).toEqual([
      { role: 'customer', text: 'When are you open?' },
      { role: 'agent', text: 'Our opening hours' },
    ])
    second.say('Closed on Sunday.')
    second.end()
    await caller.hears(/Closed on Sunday/)
    await eventually(async () => (await script()).length === 5)
    const { messages } = await log()
    expect(messages[2]).toMatchObject({ content: 'Our opening hours', cut: true })
    expect(messages[4]).toMatchObject({ cut: false })
  })

  it('apologises and continues when it fails', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('When are you open?')
    ;(await next()).fail()
    await caller.hears(/something went wrong on my side/)
    caller.say('When are you open?')
    const again = await next()
    again.say('At nine.')
    again.end()
    await caller.hears(/At nine/)
  })
})

describe('a call that breaks off', () => {
  it('in the middle of a word keeps the words of both sides', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('Tell me about your plans.')
    const reply = await next()
    reply.say('We have three plans, ')
    await eventually(() => caller.frames.join('').includes('three'))
    caller.line.say('No wait, I wan', { last: false })
    await eventually(async () => (await script()).length === 3)
    caller.line.hangUp()
    await caller.over()
    await eventually(async () => (await log()).messages.length === 4)
    const { messages, live, duration } = await log()
    expect(messages.slice(2)).toMatchObject([
      { entity_type: 'agent', content: 'We have three plans,', cut: true },
      { entity_type: 'user', content: 'No wait, I wan', cut: true },
    ])
    expect([live, duration]).toEqual([false, expect.any(Number)])
  })

  it('at the socket is continued from there', async () => {
    const { caller, next } = await aSalesCall()
    caller.say('My name is Grace Hopper. When are you open?')
    const reply = await next()
    reply.say('From nine to five.')
    reply.end()
    await caller.hears(/nine to five/)
    caller.line.dropSocket()
    await caller.hears(/I lost you for a moment/)
    caller.say('And on Sunday?')
    const again = await next()
    expect(again.question.history.map(({ text }) => text)).toContain('From nine to five.')
    again.say('Closed.')
    again.end()
    await caller.hears(/Closed/)
    expect((await log()).logEntry!.callerName).toBe('Grace Hopper')
    expect(await stage.logs()).toHaveLength(1)
  })
})

describe('a silent caller', () => {
  it('is asked whether they are there, and hears a goodbye after that', async () => {
    const { caller } = await aSalesCall({ CALL_SILENCE_SECONDS: '0.1' })
    await caller.hears(/Are you still there/)
    await caller.hears(/Goodbye/)
    await caller.over()
    expect((await log()).live).toBe(false)
  })
})

describe('a caller who asks for a person', () => {
  it.each([
    [
      'in words',
      (caller: ReturnType<Stage['call']>) => caller.say('Can I talk to a person, please?'),
    ],
    ['with the 0 key', (caller: ReturnType<Stage['call']>) => caller.line.press('0')],
  ])('%s is put through to the owner', async (_how, ask) => {
    const { caller } = await aSalesCall()
    const ringing = new Promise((resolve) => caller.line.once('dialled', resolve))
    ask(caller)
    await ringing
    await caller.hears(/put you through/)
    expect((await log()).stage).toBe('dialling')
  })
})

it('a caller who agrees to talk to the person offered is put through', async () => {
  const { caller, next } = await aSalesCall()
  caller.say('Do you paint fences?')
  const reply = await next()
  reply.say("I don't know that. Would you like to talk to a person?")
  reply.end('not_known')
  await caller.hears(/talk to a person\?/)
  await caller.asks('Yes please.', /put you through/)
})

it('a caller in an emergency that nothing answers is put through at once', async () => {
  const { caller, next } = await aSalesCall()
  caller.say("Help, my husband collapsed and he isn't breathing!")
  const reply = await next()
  reply.say('If somebody is in danger, call the emergency services right away.')
  reply.end('not_known')
  await caller.hears(/emergency services right away\. .*put you through/)
})

it('a sales call keeps the name, the need and the contact', async () => {
  const { caller, next } = await aSalesCall()
  caller.say('Do you paint fences?')
  const reply = await next()
  reply.say('I do not know.')
  reply.end('not_known')
  await caller.hears(/May I have your name/)
  await caller.asks('Grace Hopper', /Thank you, Grace Hopper.*best one to reach you/)
  await caller.asks('Yes, this number is fine.', /get back to you/)
  await caller.asks("No, that's all. Bye!", /Goodbye/)
  await caller.over()
  expect(await log()).toMatchObject({
    lead: { name: 'Grace Hopper', need: 'Do you paint fences?', contact: '+12025550123' },
    logEntry: { callerName: 'Grace Hopper', callReason: 'Do you paint fences?' },
  })
})

it('a message that a caller leaves is what they need', async () => {
  const { caller } = await aSalesCall()
  await caller.asks('Can you take a message please', /May I have your name/)
  await caller.asks('My name is Oliver Brandt', /best one to reach you/)
  const message = 'Please tell Hannah that the couch will be delivered on Thursday'
  await caller.asks(message, /noted that for the team\. .*best one to reach you/)
  await caller.asks('Yes', /get back to you/)
  await caller.asks('Pardon?', /get back to you/)
  await caller.asks('Thanks, bye', /Goodbye/)
  await caller.over()
  expect(await log()).toMatchObject({
    lead: { name: 'Oliver Brandt', need: `Can you take a message please. ${message}` },
  })
})

it('a name is not taken for the answer to the question for a number, and a number said in words is kept', async () => {
  const { caller } = await aSalesCall()
  await caller.asks('Can you take a message please', /May I have your name/)
  await caller.asks('It is about the fence.', /noted that .*best one to reach you/)
  await caller.asks('Grace Hopper.', /Thank you, Grace Hopper.*best one to reach you/)
  await caller.asks('five one eight, five five five, zero two zero two', /get back to you/)
  await caller.asks("No, that's all. Bye!", /Goodbye/)
  await caller.over()
  expect(await log()).toMatchObject({ lead: { name: 'Grace Hopper', contact: '+15185550202' } })
})

it('the call ends if a caller says goodbye instead of a number', async () => {
  const { caller, next } = await aSalesCall()
  caller.say('Do you paint fences?')
  const reply = await next()
  reply.say('I do not know.')
  reply.end('not_known')
  await caller.hears(/May I have your name/)
  await caller.asks('Grace Hopper', /best one to reach you/)
  await caller.asks('Thank you, goodbye.', /Goodbye/)
  await caller.over()
})

it('a caller who only gives a name is welcomed, and nothing is looked up', async () => {
  const { caller, next } = await aSalesCall()
  await caller.asks('Hi, my name is Grace.', /Nice to meet you, Grace\. How can I help you\?/)
  caller.say('Do you paint fences?')
  const reply = await next()
  expect(reply.question.text).toBe('Do you paint fences?')
  reply.say('Yes.')
  reply.end()
  await caller.hears(/Yes\./)
  expect((await log()).lead).toMatchObject({ name: 'Grace', need: 'Do you paint fences?' })
})

it('a caller with a question and a wish to be called back gets the answer first', async () => {
  const { caller, next } = await aSalesCall()
  caller.say('Do you paint fences? If so, please call me back.')
  const reply = await next()
  expect(reply.question.text).toBe('Do you paint fences?')
  reply.say('Yes, we do.')
  reply.end()
  await caller.hears(/^Yes, we do\. May I have your name/)
})

it('two calls at once do not hear each other', async () => {
  const { caller: one, next } = await aSalesCall()
  const other = stage.call({ from: '+12025550124' })
  await other.hears(/how can I help/i)
  one.say('Question of one')
  const first = await next()
  other.say('Question of the other')
  const second = await next()
  second.say('Answer to the other.')
  second.end()
  first.say('Answer to one.')
  first.end()
  await one.hears(/Answer to one/)
  await other.hears(/Answer to the other/)
  expect(one.heard.join()).not.toContain('other')
  await eventually(async () => (await stage.logs()).every(({ messages }) => messages.length === 3))
  const scripts = (await stage.logs()).map((log) => scriptOf(log).slice(1))
  expect(scripts).toEqual([
    ['user: Question of the other', 'agent: Answer to the other.'],
    ['user: Question of one', 'agent: Answer to one.'],
  ])
})
