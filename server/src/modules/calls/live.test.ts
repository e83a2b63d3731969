import { once } from 'node:events'
import type { DashboardEvent } from 'shared-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import type { CalledParty } from '../../ports/telephony/line/called-party.ts'
import { newId } from '../../lib/ids.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { presenceOf } from '../presence/presence.ts'
import {
  aStage,
  type Caller,
  eventually,
  ownerDoes,
  OWNERS_PHONE,
  scriptOf,
  type Stage,
} from './test/stage.ts'

let stage: Stage
let caller: Caller
let dictated: ReturnType<typeof dictatedAnswer>
let events: DashboardEvent[]
let id: string

beforeEach(async () => {
  dictated = dictatedAnswer()
  const environment = { CALL_SILENCE_SECONDS: '60' }
  stage = await aStage('SALES_ASSISTANT', { answer: dictated.answer, environment })
  events = []
  stage.deps.bus.subscribe('dashboard', ({ userId, name, event }) => {
    if (name === 'call' && userId === stage.owner.user.id) events.push(event)
  })
  caller = stage.call()
  await caller.hears(/how can I help/i)
  id = (await stage.logs())[0]!.id
})
afterEach(() => stage.close())

const log = async () => (await stage.logs())[0]!
const does = (method: 'PATCH' | 'POST' | 'DELETE', url: string, payload?: object) =>
  ownerDoes(stage, method, url, payload)

/** Makes the carrier fail at the next change of a call. */
const refuseOnce = () =>
  vi
    .spyOn(stage.deps.telephony, 'updateCall')
    .mockRejectedValueOnce(new AppError(502, 'telephony_unreachable', 'No answer.'))

describe('a call in progress', () => {
  it('is in the list at once, its transcript grows, and open dashboards are notified', async () => {
    expect(await log()).toMatchObject({ live: true, duration: null, stage: 'talking' })
    expect(events[0]).toEqual({ id, agent_id: stage.agent.id })
    const before = events.length
    caller.say('When are you open?')
    await eventually(async () => (await log()).messages.length === 2)
    await eventually(() => events.length > before)
  })

  it('is taken over by typing: the agent falls silent, the words are spoken, and it can be given back', async () => {
    caller.say('When are you open?')
    const cut = await dictated.next()
    cut.say('We are open ')
    await eventually(() => caller.frames.join('').includes('We are open'))
    const taken = await does('PATCH', `switch-control/${id}`)
    expect(taken.json()).toMatchObject({ message: 'You speak now', data: { control: 'admin' } })
    await eventually(() => cut.signal.aborted)
    expect(
      (await does('POST', `say/${id}`, { text: 'Ada here, how can I help?' })).statusCode,
    ).toBe(200)
    await caller.hears(/Ada here/)
    caller.say('Oh, hello Ada.')
    await eventually(async () => scriptOf(await log()).at(-1) === 'user: Oh, hello Ada.')
    expect(dictated.asked()).toBe(1)

    await does('PATCH', `switch-control/${id}`)
    await eventually(async () => (await log()).control === 'bot')
    caller.say('One more question.')
    const next = await dictated.next()
    expect(next.question.history).toContainEqual({
      role: 'admin',
      text: 'Ada here, how can I help?',
    })
    expect(scriptOf(await log())).toContain('admin: Ada here, how can I help?')
  })

  it('is not given back by a second person who takes it over at the same moment', async () => {
    await does('PATCH', `switch-control/${id}?to=admin`)
    const second = await does('PATCH', `switch-control/${id}?to=admin`)
    expect(second.json()).toMatchObject({ message: 'You speak now', data: { control: 'admin' } })
    expect((await does('PATCH', `switch-control/${id}?to=bot`)).json().data.control).toBe('bot')
  })

  it('goes back to the agent when that person stops talking: the caller is told, and their question is answered', async () => {
    caller.say('When are you open?')
    const cut = await dictated.next()
    stage.deps.config.callSilenceMs = 20
    await does('PATCH', `switch-control/${id}?to=admin`)
    await eventually(() => cut.signal.aborted)
    const next = await dictated.next()
    expect(next.question.text).toBe('When are you open?')
    next.say('From ten.')
    next.end()
    await caller.hears(/no longer on the line.* From ten/)
    expect(await log()).toMatchObject({ control: 'bot' })
  })

  it('stays with a person who says nothing as long as they have it open', async () => {
    stage.deps.config.callSilenceMs = 20
    const asked = vi.spyOn(presenceOf(stage.deps), 'isSeen')
    const tab = newId()
    expect((await does('POST', `presence/${id}`, { tab, here: true })).statusCode).toBe(200)
    await does('PATCH', `switch-control/${id}?to=admin`)
    caller.say('It is a long story.')
    await eventually(async () => scriptOf(await log()).at(-1) === 'user: It is a long story.')
    await eventually(() => asked.mock.calls.length > 1)
    expect(await log()).toMatchObject({ control: 'admin' })
    await does('POST', `presence/${id}`, { tab, here: false })
    const next = await dictated.next()
    next.say('I see.')
    next.end()
    await caller.hears(/no longer on the line.* I see/)
    expect(await log()).toMatchObject({ control: 'bot' })
  })

  it('takes words only from the person who took it over', async () => {
    const refused = await does('POST', `say/${id}`, { text: 'Hello' })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_in_control'])
  })

  it('is connected to the owner on their wish: the owner presses 1, and the two talk', async () => {
    const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    expect((await does('POST', `connect/${id}`)).json().message).toBe('Your phone is ringing')
    const party = await ringing
    expect(party.to).toBe(OWNERS_PHONE)
    await caller.hears(/One moment, please/)
    expect(await log()).toMatchObject({ live: true, stage: 'dialling' })
    expect((await does('POST', `connect/${id}`)).json().code).toBe('call_moved_on')

    const announced = once(party, 'said')
    party.answer()
    expect((await announced)[0].text).toMatch(/^Call for .* Press 1/s)
    const bridged = once(caller.line, 'bridged')
    party.press('1')
    await bridged
    expect(await log()).toMatchObject({ live: true, stage: 'connected' })
    const heard = once(party, 'heard')
    caller.say('Hello Ada.')
    expect((await heard)[0].text).toBe('Hello Ada.')
    const answered = once(caller.line, 'heard')
    party.say('Hello Grace.')
    expect((await answered)[0].text).toBe('Hello Grace.')
    party.hangUp()
    await caller.over()
    expect(await log()).toMatchObject({ live: false, stage: 'ended' })
  })

  it('is hung up on their wish, and nothing more can be done with it', async () => {
    expect((await does('POST', `hang-up/${id}`)).statusCode).toBe(200)
    await caller.over()
    expect(await log()).toMatchObject({ live: false, stage: 'ended' })
    for (const url of [`hang-up/${id}`, `connect/${id}`]) {
      expect((await does('POST', url)).json().code).toBe('call_over')
    }
  })

  it('stays with the agent when the carrier does not connect it, and can still be connected', async () => {
    refuseOnce()
    expect((await does('POST', `connect/${id}`)).statusCode).toBe(502)
    expect(await log()).toMatchObject({ live: true, stage: 'talking' })
    const ringing = new Promise<CalledParty>((resolve) => caller.line.once('dialled', resolve))
    expect((await does('POST', `connect/${id}`)).statusCode).toBe(200)
    await ringing
  })

  it('goes on when the carrier does not hang up, and can still be hung up', async () => {
    refuseOnce()
    expect((await does('POST', `hang-up/${id}`)).statusCode).toBe(502)
    expect(await log()).toMatchObject({ live: true, stage: 'talking' })
    caller.say('When are you open?')
    const answer = await dictated.next()
    answer.say('From ten.')
    answer.end()
    await caller.hears(/From ten/)
    expect((await does('POST', `hang-up/${id}`)).statusCode).toBe(200)
    await caller.over()
  })

  it('ends when its log is deleted', async () => {
    const deleted = await does('DELETE', id)
    expect(deleted.json().message).toBe('Call log deleted successfully.')
    await caller.over()
    expect(await stage.logs()).toEqual([])
  })
})
