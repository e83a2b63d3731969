import { afterEach, describe, expect, it } from 'vitest'
import { AsYouType } from 'libphonenumber-js/max'
import { Temporal } from 'temporal-polyfill'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { DAY_MS } from '../../lib/time.ts'
import { aStage, CALLER, type Caller, eventually, type Stage } from '../calls/test/stage.ts'
import { CalendarDown } from '../../ports/calendars/types.ts'
import { connectCalendar } from '../calendars/connect.ts'
import { chooseCalendar } from '../calendars/service.ts'
import { ALWAYS, aSchedule, onSaturday } from './test/schedule.ts'
import { confirm, hold } from './book.ts'
import { sayDay } from './say.ts'
import { findBookable } from './schedule-store.ts'
import { findFree } from './times.ts'
import { MORNINGS } from './test/talk.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall(
  ring: { from?: string } = {},
  schedule: Parameters<typeof aSchedule>[2] = MORNINGS,
) {
  stage = await aStage('SALES_ASSISTANT', { environment: { CALL_SILENCE_SECONDS: '60' } })
  onSaturday(stage.deps)
  await aSchedule(stage.deps, { userId: stage.owner.user.id, id: stage.agent.id }, schedule)
  const caller = stage.call(ring)
  await caller.hears(/how can I help/i)
  return caller
}
const booked = () => stage.deps.db.select().from(bookedAppointments)

it('a caller hears three free times, takes the second, says their name, and has an appointment', async () => {
  const caller = await aCall()
  const offer = await caller.asks(
    "I'd like to book an appointment",
    /^I have .+, .+, or .+\. Which one suits you\?$/,
  )
  // The times are on one day, which is said once.
  expect(offer.match(/day/g)).toHaveLength(1)
  const [first, hour] = offer.slice('I have '.length).split(/(?<=[AP]M), (?:or )?/)
  const second = first!.slice(0, first!.indexOf(' at ') + 4) + hour!
  const kept = await caller.asks('The second one, please', /What name may I book it under\?$/)
  expect(kept).toBe(`I keep ${second} for you. What name may I book it under?`)
  expect(await booked()).toMatchObject([{ state: 'held' }])
  const done = await caller.asks('Vera Lind', /^Done/)
  expect(done).toContain(`Done: you have an appointment on ${second} with Rosa Lind.`)
  const [log] = await stage.logs()
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: null, phone: CALLER, callId: log!.id },
  ])
  await caller.asks('Thank you, goodbye', /Goodbye/)
})

it.each([
  ["I'd like to book a sports massage please", /^I have .+, .+, or .+\. Which one suits you\?$/],
  ['Quiero reservar un masaje deportivo, por favor', /^Tengo .+, .+ o .+/],
])('a caller who names a service but no day hears free times: %s', async (wish, offer) => {
  await (await aCall()).asks(wish, offer)
})

it('a caller with a known name only confirms the time they named', async () => {
  const caller = await aCall()
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks(
    'Can I book an appointment next Tuesday at 10?',
    /^I keep Tuesday, .* at 10:00\sAM for you\. Shall I book it under the name Vera Lind\?$/,
  )
  await caller.asks('Yes please', /^Done: .* at 10:00\sAM with Rosa Lind\./)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it.each([
  ['es', 'María José Fernández Núñez', 'María José Fernández Núñez'],
  ['es', 'María Fernández', 'María Fernández'],
  ['es', 'Me llamo Begoña Ruiz, con be alta.', 'Begoña Ruiz'],
  ['en', 'Mildred Hutchinson, but everybody calls me Millie.', 'Mildred Hutchinson'],
  ['en', "My name's Ann, A-N-N, no E. Ann Lee, L-double-E.", 'Ann Lee'],
  ['en', 'Moore. Rebecca Moore.', 'Rebecca Moore'],
])(
  'a caller who says their name in their own way is booked under it (%s: %s)',
  async (language, said, name) => {
    const caller = await aCall()
    const wish =
      language === 'es'
        ? 'Quisiera pedir una cita el martes a las diez'
        : 'Can I come on Tuesday at 10?'
    await caller.asks(wish, /10:00/)
    await caller.asks(said, /^(?:Done|Listo)/)
    expect(await booked()).toMatchObject([{ state: 'confirmed', name }])
  },
)

/** A time on next Tuesday, or days after it, by the clock of the schedule, which is an hour ahead of UTC or two. */
function inBerlin(time: string, daysAfter = 0): Date {
  const zone = 'Europe/Berlin'
  const today = Temporal.Instant.fromEpochMilliseconds(+stage.deps.now()).toZonedDateTimeISO(zone)
  const day = today.toPlainDate().add({ days: 3 + daysAfter })
  const at = day.toZonedDateTime({ timeZone: zone, plainTime: time })
  return new Date(at.epochMilliseconds)
}

const TWO_PEOPLE = {
  ...MORNINGS,
  people: [...ALWAYS.people, { name: 'Tom Berg', email: 'tom@example.com' }],
}

it('a time that is free with somebody else too is held and booked once', async () => {
  const caller = await aCall({}, TWO_PEOPLE)
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('Yes please', /^I keep Tuesday, .* 10:00\sAM .* What name/)
  await caller.asks('Vera Lind', /^Done: .* Tuesday, .* 10:00\sAM with Rosa Lind\./)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it.each([
  ['Next Wednesday.', /^I have Wednesday, /],
  ['On Wednesday Morning', /^I have Wednesday, /],
  ['Tuesday at ten', /^I keep Tuesday, .* 10:00\sAM/],
  ['When is it again?', /^I keep Tuesday, .* 10:00\sAM/],
])(
  'a caller who answers the question for a name with a time, or asks for it, hears which one: %s',
  async (reply, answer) => {
    const caller = await aCall()
    await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
    await caller.asks(reply, answer)
    expect(await booked()).toMatchObject([{ state: 'held', name: '' }])
  },
)

it('a caller who names somebody that they need to see hears when that person is free', async () => {
  const people = [...ALWAYS.people, { name: 'Dr. Maria Ortiz', email: 'maria@example.com' }]
  const caller = await aCall({}, { ...MORNINGS, people })
  await caller.asks('I need to see Dr. Ortiz for my son', /^I have .* Which one suits you\?$/)
  await caller.asks('the first one', /What name/)
  await caller.asks('Vera Lind', /^Done: .* with Dr\. Maria Ortiz\./)
  expect(await booked()).toMatchObject([{ note: 'I need to see Dr. Ortiz for my son' }])
})

it('a time far ahead can be chosen from those that were offered', async () => {
  const caller = await aCall()
  const day = sayDay('en', new Date(+stage.deps.now() + 30 * DAY_MS), 'Europe/Berlin')
  await caller.asks(
    `I'd like to book an appointment on ${day.split(', ')[1]}`,
    /Which one suits you\?$/,
  )
  const kept = await caller.asks('The first one', /^I keep /)
  await caller.asks('Vera Lind', /^Done/)
  expect(+(await booked())[0]!.startsAt - +stage.deps.now()).toBeGreaterThan(28 * DAY_MS)
  expect(kept).toContain('9:00')
})

it.each(['No, thank you', 'Actually, cancel that'])('“%s” releases the time', async (reply) => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks(reply, /^So no appointment is booked yet/)
  expect(await booked()).toEqual([])
})

it('a caller who hangs up before it is agreed hears that nothing is booked', async () => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('I have to go, goodbye', /^So no appointment is booked yet\. .*Goodbye/)
  expect(await booked()).toEqual([])
})

it('a time that is only held is free again when the line breaks off', async () => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  expect(await booked()).toMatchObject([{ state: 'held' }])
  caller.line.hangUp()
  await eventually(async () => (await booked()).length === 0)
})

it('a caller who agrees and takes leave at once has the appointment', async () => {
  const caller = await aCall()
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks('Can I book an appointment next Tuesday at 10?', /Shall I book it/)
  await caller.asks('Yes please, goodbye', /^Done/)
})

it('a caller who wants other times hears them, and is not taken for somebody of that name', async () => {
  const caller = await aCall()
  await caller.asks('Can I book an appointment next Tuesday at 10?', /What name/)
  await caller.asks('Do you have anything later?', /^I have Tuesday, .* 11:00\sAM, Wed/)
  expect(await booked()).toMatchObject([{ state: 'held', name: '' }])
})

it('a caller changes their mind, names hours in any way, and keeps their own name', async () => {
  const caller = await aCall()
  await caller.asks(
    "Hi there, it's Megan Hughes, I'd like to book an appointment",
    /^I have Monday/,
  )
  await caller.asks('erm, ten', /^I keep Monday, .* 10:00\sAM .* Megan Hughes\?$/)
  await caller.asks(
    "No actually that's no good, have you got anything on Wednesday?",
    /^I have Wednesday, .* 9:00\sAM, 10:00\sAM, or 11:00\sAM\./,
  )
  await caller.asks('quarter to ten', /^Nothing is free then\. .* Wednesday, .* 10:00\sAM/)
  await caller.asks('pardon?', /^Nothing is free then\. .* Wednesday, .* 10:00\sAM/)
  await caller.asks('after half past ten please', /^I keep Wednesday, .* 11:00\sAM/)
  await caller.asks('Yes please', /^Done: .* 11:00\sAM with Rosa Lind\./)
  await caller.asks('When is it again?', /^You have an appointment on Wednesday, .* 11:00\sAM\./)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Megan Hughes' }])
})

it('an hour is no name, and a wish for an appointment no question for one', async () => {
  const caller = await aCall()
  await caller.asks('Could I book something on Wednesday?', /^I have Wednesday, .* 9:00/)
  await caller.asks('ten thirty', /^Nothing is free then\. .* Wednesday, .* 11:00/)
  await caller.asks('the first one', /^I keep Wednesday, .* 11:00\sAM .* What name/)
  await caller.asks('erm, ten o\u2019clock', /^I keep Wednesday, .* 10:00\sAM .* What name/)
  await caller.asks('Vera Lind', /^Done: .* 10:00\sAM/)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it('a no to offered times brings others once, then none', async () => {
  const caller = await aCall()
  await caller.asks("I'd like to book an appointment", /^I have Monday, .* 9:00/)
  await caller.asks('No', /^I have Tuesday, .* 9:00/)
  await caller.asks('No', /^So no appointment is booked yet\./)
})

it('a key chooses too, and a caller without a number is asked for contact data', async () => {
  const caller = await aCall({ from: 'anonymous' })
  await caller.asks("I'd like to book an appointment", /Which one suits you\?$/)
  caller.line.press('1')
  await caller.hears(/What name/)
  await caller.asks('My name is Vera Lind', /best number or email address/)
  await caller.asks('vera at example dot org', /^Done/)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: 'vera@example.org' },
  ])
})

describe('a caller who wants to move or cancel an appointment', () => {
  async function books(caller: Caller) {
    await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
    await caller.asks('Can I book an appointment next Tuesday at 10?', /Shall I book it/)
    await caller.asks('Yes please', /^Done/)
  }
  const WISHES = ['Can I move my appointment to Friday at 11?', 'I want to cancel my appointment']

  it('right after booking moves it, corrects the name and cancels it, each as they say', async () => {
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
    expect(await booked()).toMatchObject([{ startsAt: inBerlin('10:00') }])
    await caller.asks('Yes please', /^Done: your appointment is now on Tuesday, .* 11:00\sAM/)
    await caller.asks('sorry, the name is Miller with e-r', /under the name Rebecca Miller\./)
    expect(await booked()).toMatchObject([
      { state: 'confirmed', name: 'Rebecca Miller', startsAt: inBerlin('11:00') },
    ])
    expect((await stage.logs())[0]!.lead).toMatchObject({ name: 'Rebecca Miller' })
    await caller.asks('Actually, cancel that', /^You have an appointment .* Shall I cancel it\?$/)
    await caller.asks('yes', /^This appointment is cancelled/)
    expect(await booked()).toMatchObject([{ state: 'cancelled' }])
  })

  it('chooses from the free times that they ask for', async () => {
    const caller = await aCall()
    await books(caller)
    await caller.asks(
      'I need to move my appointment',
      /^You have an appointment on Tuesday, .* I have/,
    )
    await caller.asks('have you got anything on Friday?', /^I have Friday, .* 10:00\sAM, or 11/)
    await caller.asks('the second one', /^Done: your appointment is now on Friday, .* 10:00\sAM/)
    expect(await booked()).toMatchObject([{ state: 'confirmed', startsAt: inBerlin('10:00', 3) }])
  })

  it('keeps it with a no', async () => {
    const caller = await aCall()
    await books(caller)
    const before = await booked()
    for (const wish of WISHES) {
      await caller.asks(wish, /Shall I/)
      await caller.asks('No, keep it', /^So your appointment stays on Tuesday, .* 10:00\sAM/)
    }
    expect(await booked()).toEqual(before)
  })

  it('names which one is meant when there are several', async () => {
    const caller = await aCall()
    await books(caller)
    await caller.asks('Can I book an appointment next Thursday at 9?', /Shall I book it/)
    await caller.asks('Yes please', /^Done/)
    const again = stage.call()
    await again.hears(/how can I help/i)
    await again.asks(WISHES[1]!, /^You have an appointment on Tuesday, .* Shall I cancel it/)
    await again.asks(
      'no, the one on Thursday',
      /^You have an appointment on Thursday, .* cancel it/,
    )
    await again.asks('yes', /cancelled/)
    const states = (await booked()).map(({ startsAt, state }) => [+startsAt, state])
    expect(states).toContainEqual([+inBerlin('10:00'), 'confirmed'])
    expect(states).toContainEqual([+inBerlin('09:00', 2), 'cancelled'])
  })

  it('hears others when the time was taken meanwhile', async () => {
    const caller = await aCall()
    await books(caller)
    await caller.asks(WISHES[0]!, /Shall I move/)
    const schedule = (await findBookable(stage.deps.db, { agentId: stage.agent.id }))!
    const taken = { at: inBerlin('11:00', 3), timeZone: 'Europe/Berlin', language: 'en' }
    await hold(stage.deps, schedule, taken)
    await caller.asks('yes', /^Somebody else has just taken this time\. .* I have Tuesday, /)
  })

  it('hears when it is and where the link is while free times cannot be seen', async () => {
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

  it('hears when it is, if they ask', async () => {
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

  it('is known by their number when they call again, unless it may be forged', async () => {
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

  it('is known by a number that they wrote in their own way', async () => {
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

  it.each(WISHES)('and has none has a message taken: %s', async (wish) => {
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
  })
})
