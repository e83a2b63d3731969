import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CalledParty } from '../../ports/telephony/line/called-party.ts'
import { startStubModel } from '../../test/stub-model.ts'
import { aStage, CALLER, eventually, OWNERS_PHONE, scriptOf, type Stage } from './test/stage.ts'

let stage: Stage

beforeEach(async () => {
  stage = await aStage('ANTI_THEFT')
})
afterEach(() => stage.close())

describe('a caller the owner wants to speak to', () => {
  it('is put through when the owner presses 1, and the log has their name and reason', async () => {
    const caller = stage.call()
    const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    await caller.givesGoodReason()
    const party = await ringing
    expect(party.to).toBe(OWNERS_PHONE)
    const announced = new Promise<string>((resolve) =>
      party.once('said', ({ text }) => resolve(text)),
    )
    party.answer()
    expect(await announced).toMatch(/Maria.*Press 1/s)
    const bridged = new Promise((resolve) => caller.line.once('bridged', resolve))
    party.press('1')
    await bridged
    expect((await stage.logs())[0]).toMatchObject({ live: true, stage: 'connected' })
    party.hangUp()
    await caller.over()

    const [log] = await stage.logs()
    expect(log).toMatchObject({ live: false, decision: 'connect', read: false, channel: 'phone' })
    expect(log!.logEntry!.callerName).toContain('Maria')
    expect(log!.signals!.every(({ because }) => because.length > 0)).toBe(true)
    expect(scriptOf(log!)[0]).toMatch(
      /^agent: This call is recorded and transcribed\. Hello, this is Ada's assistant/,
    )
  })

  it('leaves a message when the owner does not take the call', async () => {
    const caller = stage.call()
    caller.line.once('dialled', (party) => party.hangUp('no-answer'))
    await caller.givesGoodReason()
    const recording = new Promise((resolve) => caller.line.once('recording', resolve))
    await recording
    caller.say('Please call me back.')
    caller.line.press('#')
    await caller.over()
    const [log] = await stage.logs()
    expect(log!.voice_message).toMatchObject({ has_sound: true, text: 'Please call me back.' })
    expect(scriptOf(log!).at(-1)).toBe('user: Please call me back.')
    expect(log!.logEntry!.callReason).toMatch(/appointment.* Please call me back\.$/)
  })
})

it('an emergency in an unsupported language is put through if a model listens', async () => {
  await stage.close()
  const stub = await startStubModel({
    hears: '{"does": ["other"], "name": "Zofia", "cues": ["emergency"]}',
  })
  stage = await aStage('ANTI_THEFT', {
    environment: {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'stub',
      MODEL_BASE_URL: stub.url,
    },
  })
  const caller = stage.call()
  const ringing = new Promise((resolve) => caller.line.once('dialled', resolve))
  await caller.hears(/who is calling/i)
  caller.say('Tu Zofia z naprzeciwka, z okien pana domu wydobywa się gęsty dym!')
  await ringing
  const [log] = await stage.logs()
  expect(log!.logEntry!.callerName).toBe('Zofia')
  expect(JSON.stringify(stub.requests[0]!.messages![1])).toContain('<said>')
  caller.line.hangUp()
  await caller.over()
  await stub.close()
})

it('the call of a scammer is ended, and the log shows the reasons', async () => {
  const caller = stage.call()
  await caller.hears(/who is calling/i)
  await caller.asks(
    'This is Officer Daniels from the Internal Revenue Service. There is a warrant for your arrest unless you pay now with gift cards.',
    /not interested.*Goodbye/,
  )
  await caller.over()
  const [log] = await stage.logs()
  expect(log!.decision).toBe('end')
  expect(log!.signals!.some(({ weight }) => weight < 0)).toBe(true)
})

it('an owner without a verified phone gets a message instead of the call', async () => {
  await stage.close()
  stage = await aStage('ANTI_THEFT', { phone: null })
  const caller = stage.call()
  await caller.hears(/who is calling/i)
  caller.say(
    "Hi, this is Maria from Dr. Weber's office, I'm calling about Ada's appointment tomorrow.",
  )
  await caller.hears(/leave your message/i)
  await caller.asks('Please call me back before five.', /pass this on/i)
  await caller.over()
  const [log] = await stage.logs()
  expect(log).toMatchObject({ decision: 'take_message', live: false })
  expect(log!.signals!.map(({ name }) => name)).toContain('no-phone')
  expect(scriptOf(log!)).toContain('user: Please call me back before five.')
})

/** Whether a call is taken for a forwarding loop. */
const noted = async () => JSON.stringify(await stage.logs()).includes('forwarding-loop')

it('a phone that forwards every call back to the agent does not cause a loop', async () => {
  const caller = stage.call()
  caller.line.once('dialled', (party) => {
    const back = stage.call({ forwardedFrom: OWNERS_PHONE })
    // The phone that rings is the returning call: it is picked up, and ends, together with it.
    back.line.once('said', () => party.answer())
    party.once('said', () => void eventually(noted).then(() => party.hangUp()))
    party.once('ended', () => back.line.hangUp())
  })
  await caller.givesGoodReason()
  await caller.hears(/leave a message/i)
  caller.line.hangUp()
  await caller.over()
  const logs = await stage.logs()
  expect(logs).toHaveLength(1)
  expect(logs[0]!.signals!.map(({ name }) => name)).toContain('forwarding-loop')
})

describe('while a caller is being put through', () => {
  it.each([
    {
      title: 'another caller, whom the owner’s busy phone forwards',
      from: CALLER,
      next: '+12025550199',
    },
    { title: 'another caller with a withheld number', from: 'anonymous', next: 'anonymous' },
    { title: 'a colleague who calls from the same number', from: CALLER, next: CALLER },
  ])('$title is answered', async ({ from, next }) => {
    const caller = stage.call({ from })
    const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    await caller.givesGoodReason()
    const party = await ringing
    const forwarded = next !== 'anonymous' && { forwardedFrom: OWNERS_PHONE }
    const other = stage.call({ from: next, ...forwarded })
    await other.hears(/who is calling/i)
    expect(await noted()).toBe(false)
    other.line.hangUp()
    party.hangUp('no-answer')
    caller.line.hangUp()
    await Promise.all([caller.over(), other.over()])
  })
})

it.each([
  { ends: 'takes the first call', decide: (party: CalledParty) => party.press('1') },
  { ends: 'puts the phone down', decide: (party: CalledParty) => party.hangUp() },
])(
  'a colleague who calls in the second in which the owner picks up is answered when the owner $ends',
  async ({ decide }) => {
    const caller = stage.call()
    const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    await caller.givesGoodReason()
    const party = await ringing
    const colleague = stage.call({ forwardedFrom: OWNERS_PHONE })
    await colleague.hears(/One moment/)
    const announced = once(party, 'said')
    party.answer()
    await announced
    // The call is held on meanwhile, as one that came back would be.
    await eventually(noted)
    decide(party)
    await colleague.hears(/who is calling/i)
    expect(await noted()).toBe(false)
    party.hangUp()
    for (const { line } of [caller, colleague]) line.hangUp()
    await Promise.all([caller.over(), colleague.over()])
  },
)

it('a caller of an unassigned number hears that it is not in service', async () => {
  const caller = stage.call({ to: '+14155559999' })
  await caller.hears(/not in service/)
  await caller.over()
  expect(await stage.logs()).toEqual([])
})

describe('a caller the owner has listed', () => {
  const list = (rules: object) =>
    stage.app.inject({
      method: 'PATCH',
      url: `/api/agent/screening/${stage.agent.id}`,
      headers: { cookie: stage.owner.cookie, origin: stage.deps.config.appUrl },
      payload: rules,
    })

  it('is put through without a question if allowed', async () => {
    const rules = { allow_numbers: [CALLER], number_names: { [CALLER]: 'Mum' } }
    expect((await list(rules)).statusCode).toBe(200)
    const caller = stage.call()
    const party = await new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    expect(party.to).toBe(OWNERS_PHONE)
    expect(caller.heard.join(' ')).not.toMatch(/who is calling/i)
    party.hangUp('no-answer')
    caller.line.hangUp()
    await caller.over()
    expect((await stage.logs())[0]).toMatchObject({
      decision: 'connect',
      logEntry: { callerName: 'Mum' },
    })
  })

  it('is put through with their name if they are in the address book', async () => {
    const added = await stage.app.inject({
      method: 'POST',
      url: '/api/contacts/import',
      headers: { cookie: stage.owner.cookie, origin: stage.deps.config.appUrl },
      payload: { contacts: [{ name: 'Rosa Lind', phone: CALLER }] },
    })
    expect(added.statusCode).toBe(200)
    const caller = stage.call()
    const party = await new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    const announced = new Promise<string>((resolve) =>
      party.once('said', ({ text }) => resolve(text)),
    )
    party.answer()
    expect(await announced).toContain('Rosa Lind')
    expect(caller.heard.join(' ')).not.toMatch(/who is calling/i)
    party.hangUp('no-answer')
    caller.line.hangUp()
    await caller.over()
    const [log] = await stage.logs()
    expect(log).toMatchObject({ decision: 'connect', contact: 'Rosa Lind' })
    expect(log!.signals!.map(({ name }) => name)).toContain('contact')
  })

  it('is rejected before any greeting if blocked', async () => {
    expect((await list({ block_numbers: [CALLER] })).statusCode).toBe(200)
    const caller = stage.call()
    await caller.over()
    expect(caller.heard).toEqual([])
    const [log] = await stage.logs()
    expect(log).toMatchObject({ decision: 'end', live: false })
    expect(log!.signals!.map(({ name }) => name)).toContain('block-list')
  })
})

it('with LOOK_UP_CALLERS, an unknown caller is looked up, and the log shows their type of line and name', async () => {
  await stage.close()
  stage = await aStage('ANTI_THEFT', { environment: { LOOK_UP_CALLERS: 'true' } })
  const callFrom = async (from: string) => {
    const caller = stage.call({ from })
    await caller.hears(/who is calling/i)
    await caller.asks('Hi', /\?/)
    caller.line.hangUp()
    await caller.over()
    const [log] = await stage.logs()
    const told = log!.signals!.map(({ because }) => because)
    return [
      log!.logEntry!.callerName,
      ...told.filter((because) => because.startsWith('The number is')),
    ]
  }
  // No caller waits long for the network's answer: on a busy machine the first calls may be greeted without it.
  await expect
    .poll(() => callFrom('+12025550127'), { timeout: 120_000 })
    .toEqual([
      'ROSA LIND',
      'The number is of a landline.',
      'The number is registered to ROSA LIND.',
    ])
  await expect
    .poll(() => callFrom('+12025550122'), { timeout: 120_000 })
    .toEqual([null, 'The number is of a mobile phone.'])
})
