import { afterEach, expect, it } from 'vitest'
import { DAY_MS } from '../../lib/time.ts'
import { CALLER, eventually, type Stage } from '../calls/test/stage.ts'
import { aCallForTimes, inBerlin, listBooked } from './test/call.ts'
import { ALWAYS } from './test/schedule.ts'
import { sayDay } from './say.ts'
import { MORNINGS } from './test/talk.ts'

let stage: Stage
afterEach(() => stage.close())

async function aCall(...ring: Parameters<typeof aCallForTimes>) {
  const call = await aCallForTimes(...ring)
  stage = call.stage
  return call.caller
}
const booked = () => listBooked(stage.deps)

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

it('a caller who is asked for their name after a question without an answer may make an appointment instead', async () => {
  const caller = await aCall()
  await caller.asks('Do you also repair violins?', /May I have your name, please\?$/)
  await caller.asks('I would like to book next Tuesday at ten please', /^I keep Tuesday, .* 10:00/)
})

it('so may one who is asked for their number', async () => {
  const caller = await aCall()
  await caller.asks('Do you also repair violins?', /May I have your name, please\?$/)
  await caller.asks('Vera Lind', /number/)
  await caller.asks('I would like to book next Tuesday at ten please', /^I keep Tuesday, .* 10:00/)
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

it('a yes to a person who was offered beside a kept time confirms no appointment', async () => {
  const caller = await aCall()
  await caller.asks('Hi, this is Vera Lind', /Nice to meet you, Vera/)
  await caller.asks('Can I book an appointment next Tuesday at 10?', /under the name Vera Lind\?$/)
  await caller.asks('Do you also repair violins?', /Would you like to talk to a person\?/)
  await caller.asks('Yes please', /put you through|call you/)
  expect(await booked()).toMatchObject([{ state: 'held' }])
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

it('a weekday after times of a later week were offered is one of that week', async () => {
  const caller = await aCall()
  const days = { Monday: 6, Wednesday: 8, Thursday: 2 }
  const dayOf = (weekday: keyof typeof days) =>
    sayDay('en', inBerlin(stage.deps, '10:00', days[weekday]), 'Europe/Berlin')
  const offered = new RegExp(`^I have ${dayOf('Monday')}`)
  await caller.asks(`Do you have anything free on ${dayOf('Monday')}?`, offered)
  const kept = new RegExp(`^I keep ${dayOf('Wednesday')} .*10:00`)
  await caller.asks('Wednesday at ten', kept)
  await caller.asks('this Thursday at ten', new RegExp(`^I keep ${dayOf('Thursday')} .*10:00`))
})

it('a caller who names somebody that they need to see hears when that person is free', async () => {
  const people = [...ALWAYS.people, { name: 'Dr. Maria Ortiz', email: 'maria@example.com' }]
  const caller = await aCall({}, { ...MORNINGS, people })
  await caller.asks('I need to see Dr. Ortiz for my son', /^I have .* Which one suits you\?$/)
  await caller.asks('the first one', /What name/)
  await caller.asks('Vera Lind', /^Done: .* with Dr\. Maria Ortiz\./)
  expect(await booked()).toMatchObject([{ note: 'I need to see Dr. Ortiz for my son' }])
})

const WANTS_PATEL = 'I need to see Dr. Patel for my son'
const OTHERS =
  /^Dr Patel takes no appointments here, but others do\. I have .* Which one suits you\? Or shall I take a message\?$/

it('a caller who needs somebody without times chooses one of the others', async () => {
  const caller = await aCall()
  await caller.asks(WANTS_PATEL, OTHERS)
  await caller.asks('the second one', /What name/)
  await caller.asks('Vera Lind', /^Done: .* with Rosa Lind\./)
})

it.each([
  ['en', WANTS_PATEL, OTHERS, 'No, only with Dr. Patel', /May I have your name/],
  ['en', WANTS_PATEL, OTHERS, "I'd rather leave a message", /May I have your name/],
  [
    'de',
    'Ich brauche einen Termin bei Dr. Weber',
    /anderen\..*ausrichten\?$/,
    'Lieber eine Nachricht',
    /Name/,
  ],
])('a caller who needs somebody without times leaves a message (%s: %s)', async (...lines) => {
  const [, wish, offer, reply, answer] = lines
  const caller = await aCall()
  await caller.asks(wish, offer)
  await caller.asks(reply, answer)
  await caller.asks('Vera Lind', /./)
  await caller.asks('yes', /./)
  const [log] = await stage.logs()
  expect(log!.lead).toMatchObject({ name: 'Vera Lind', contact: CALLER })
  expect(log!.lead!.need).toMatch(/Patel|Weber/)
  expect(await booked()).toEqual([])
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

it('a number names the offered time at that hour, not its place in the list', async () => {
  const week = ALWAYS.hours.week.map(() => [{ from: '14:00', to: '17:00' }])
  const caller = await aCall(
    {},
    { ...MORNINGS, hours: { ...ALWAYS.hours, week }, length_minutes: 30 },
  )
  await caller.asks("I'd like an appointment on Monday", /2:00.PM, 2:30.PM, or 3:00/)
  await caller.asks('two', /^I keep Monday, .* at 2:00.PM/)
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
