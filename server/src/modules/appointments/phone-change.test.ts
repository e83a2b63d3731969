import { afterEach, expect, it } from 'vitest'
import { AsYouType } from 'libphonenumber-js/max'
import { DAY_MS } from '../../lib/time.ts'
import { CalendarDown } from '../../ports/calendars/types.ts'
import { connectCalendar } from '../calendars/connect.ts'
import { chooseCalendar } from '../calendars/service.ts'
import { CALLER, type Caller, type Stage } from '../calls/test/stage.ts'
import { confirm, hold } from './book.ts'
import { findBookable } from './schedule-store.ts'
import { aCallForTimes, inBerlin, listBooked } from './test/call.ts'
import { findFree } from './times.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall(...ring: Parameters<typeof aCallForTimes>) {
  const call = await aCallForTimes(...ring)
  stage = call.stage
  return call.caller
}
const booked = () => listBooked(stage.deps)

async function books(caller: Caller) {
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks('Can I book an appointment next Tuesday at 10?', /Shall I book it/)
  await caller.asks('Yes please', /^Done/)
}
const WISHES = ['Can I move my appointment to Friday at 11?', 'I want to cancel my appointment']

it('a caller moves what they have just booked, corrects the name and cancels it, each as they say', async () => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('Rebecca Muller', /^Done/)
  await caller.asks('What time do you close on Friday?', /isn't in the information/)
  await caller.asks('When is my appointment?', /^You have an appointment/)
  await caller.asks('yes', /Just ask/)
  await caller.asks(
    "no, make it eleven o'clock instead",
    /^Tuesday, .* 11:00\sAM is free\. Shall I move/,
  )
  expect(await booked()).toMatchObject([{ startsAt: inBerlin(stage.deps, '10:00') }])
  await caller.asks('Yes please', /^Done: your appointment is now on Tuesday, .* 11:00\sAM/)
  await caller.asks('sorry, the name is Miller with e-r', /under the name Rebecca Miller\./)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Rebecca Miller', startsAt: inBerlin(stage.deps, '11:00') },
  ])
  expect((await stage.logs())[0]!.lead).toMatchObject({ name: 'Rebecca Miller' })
  await caller.asks('no no, M U E L L E R', /under the name Rebecca Mueller\./)
  await caller.asks('Actually, cancel that', /^You have an appointment .* Shall I cancel it\?$/)
  await caller.asks('yes', /^This appointment is cancelled/)
  expect(await booked()).toMatchObject([{ state: 'cancelled' }])
})

it.each([
  ['in the next turn but two', ['Do you have parking?', 'thanks'], /under the name Rebecca Muir/],
  ['while asked for a number', ['Can you call me back?'], /name Rebecca Muir\. Is the number/],
])('a caller corrects the name that they booked under %s', async (_, meanwhile, answer) => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('Rebecca Moor', /^Done/)
  for (const words of meanwhile) await caller.asks(words, /./)
  await caller.asks('Sorry, the name is Muir, M U I R', answer)
  await caller.asks('The name of the shop is Moore', /./)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Rebecca Muir' }])
  expect((await stage.logs())[0]!.lead).toMatchObject({ name: 'Rebecca Muir' })
})

it('a caller corrects the name before a number is known', async () => {
  const caller = await aCall({ from: 'anonymous' })
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('Rebecca Moor', /best number or email address/)
  await caller.asks("Sorry, it's Muir, M-U-I-R", /best number or email address/)
  await caller.asks('vera at example dot org', /^Done/)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Rebecca Muir' }])
  expect((await stage.logs())[0]!.lead).toMatchObject({ name: 'Rebecca Muir' })
})

it('a caller moves an appointment to one of the free times that they ask for', async () => {
  const caller = await aCall()
  await books(caller)
  await caller.asks(
    'I need to move my appointment',
    /^You have an appointment on Tuesday, .* I have/,
  )
  await caller.asks('have you got anything on Friday?', /^I have Friday, .* 10:00\sAM, or 11/)
  await caller.asks('the second one', /^Done: your appointment is now on Friday, .* 10:00\sAM/)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', startsAt: inBerlin(stage.deps, '10:00', 3) },
  ])
})

it('a caller keeps an appointment with a no', async () => {
  const caller = await aCall()
  await books(caller)
  const before = await booked()
  for (const wish of WISHES) {
    await caller.asks(wish, /Shall I/)
    await caller.asks('No, keep it', /^So your appointment stays on Tuesday, .* 10:00\sAM/)
  }
  expect(await booked()).toEqual(before)
})

it('a caller says which of several appointments is meant', async () => {
  const caller = await aCall()
  await books(caller)
  await caller.asks('Can I book an appointment next Thursday at 9?', /Shall I book it/)
  await caller.asks('Yes please', /^Done/)
  const again = stage.call()
  await again.hears(/how can I help/i)
  await again.asks(WISHES[1]!, /^You have an appointment on Tuesday, .* Shall I cancel it/)
  await again.asks('no, the one on Thursday', /^You have an appointment on Thursday, .* cancel it/)
  await again.asks('yes', /cancelled/)
  const states = (await booked()).map(({ startsAt, state }) => [+startsAt, state])
  expect(states).toContainEqual([+inBerlin(stage.deps, '10:00'), 'confirmed'])
  expect(states).toContainEqual([+inBerlin(stage.deps, '09:00', 2), 'cancelled'])
})

it('a caller hears other times when the one to move to was taken meanwhile', async () => {
  const caller = await aCall()
  await books(caller)
  await caller.asks(WISHES[0]!, /Shall I move/)
  const schedule = (await findBookable(stage.deps.db, { agentId: stage.agent.id }))!
  const taken = { at: inBerlin(stage.deps, '11:00', 3), timeZone: 'Europe/Berlin', language: 'en' }
  await hold(stage.deps, schedule, taken)
  await caller.asks('yes', /^Somebody else has just taken this time\. .* I have Tuesday, /)
})

it('a caller hears when it is and where the link is while free times cannot be seen', async () => {
  const caller = await aCall()
  await books(caller)
  const { deps, owner, agent } = stage
  const actor = { userId: owner.user.id, email: null, address: null }
  const account = { vendor: 'cal_com', key: 'cal_local_rosa' } as const
  await connectCalendar(deps, actor, agent.id, account)
  const { choices } = await deps.calendars.look(account, new AbortController().signal)
  await chooseCalendar(deps, actor, agent.id, choices[0]!.id)
  const down = () => Promise.reject(new CalendarDown('down'))
  const { open } = deps.calendars
  deps.calendars.open = (...of) => Object.assign(open(...of), { slots: down })
  await caller.asks(WISHES[0]!, /^You have an appointment on Tuesday, .* with the link/)
})

it('a caller who asks hears when their appointment is', async () => {
  const caller = await aCall()
  await books(caller)
  await caller.asks(
    'When is my appointment?',
    /^You have an appointment on Tuesday, .* 10:00\sAM\./,
  )
  const other = stage.call({ from: '+12025550124' })
  await other.hears(/how can I help/i)
  await other.asks('When is my appointment?', /^I can't find an appointment under your number/)
})

it('a caller is known by their number when they call again, unless it may be forged', async () => {
  await books(await aCall())
  const again = stage.call()
  await again.hears(/how can I help/i)
  await again.asks(WISHES[0]!, /^Friday, .* 11:00\sAM is free\. Shall I move/)
  await again.asks('yes', /^Done: your appointment is now on Friday/)
  const forged = stage.call({ stirVerstat: 'TN-Validation-Failed-C' })
  await forged.hears(/how can I help/i)
  await forged.asks(WISHES[1]!, /^I can't move or cancel/)
  const other = stage.call({ from: '+12025550124' })
  await other.hears(/how can I help/i)
  await other.asks(WISHES[1]!, /^I can't move or cancel/)
  expect(await booked()).toMatchObject([{ state: 'confirmed' }])
})

it('a caller is known by a number that they wrote in their own way', async () => {
  const caller = await aCall()
  const { deps } = stage
  const schedule = (await findBookable(deps.db, { agentId: stage.agent.id }))!
  const at = new Date(+deps.now() + 3 * DAY_MS)
  const [free] = await findFree(deps, schedule, {
    starts: at,
    ends: new Date(+at + DAY_MS),
  })
  const held = await hold(deps, schedule, {
    at: free!.at,
    timeZone: 'Europe/Berlin',
    language: 'en',
  })
  const phone = new AsYouType('US').input(CALLER.slice(2))
  await confirm(deps, held, { name: 'Vera Lind', email: 'vera@example.org', phone })
  expect(phone).not.toBe(CALLER)
  await caller.asks('When is my appointment?', /^You have an appointment on Wednesday, /)
})

it.each(WISHES)(
  'a caller without an appointment to change has a message taken: %s',
  async (wish) => {
    const caller = await aCall()
    const said = await caller.asks(wish, /May I have your name/)
    expect(said).toMatch(
      /^I can't move or cancel an appointment here, but I'll pass your wish on\./,
    )
    await caller.asks('Vera Lind', /the best one to reach you/)
    await caller.asks('Yes', /Somebody will get back to you/)
    const [log] = await stage.logs()
    expect(log!.lead).toEqual({ name: 'Vera Lind', need: wish, contact: CALLER })
    expect(await booked()).toEqual([])
  },
)
