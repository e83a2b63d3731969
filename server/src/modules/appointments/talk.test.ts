import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { customers } from '../../db/schema/conversations.ts'
import { localMails } from '../../db/schema/notices.ts'
import { startSendingAppointments } from '../../jobs/send-appointments.ts'
import { anAgent } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { DAY_MS } from '../../lib/time.ts'
import { todayIn } from '../listening/entities/day-reading.ts'
import { mondayAfter } from '../listening/entities/week-meant.ts'
import { readAhead } from './ahead.ts'
import { hold } from './book.ts'
import { listPeople } from './schedule-store.ts'
import { aSchedule } from './test/schedule.ts'
import { anAgentWithMornings, MORNINGS, says, type Visitor } from './test/talk.ts'
import { findFree } from './times.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  agent = await anAgentWithMornings(test.deps)
})

const open = () => aVisitor(test.app, agent.id, { time_zone: 'Europe/Berlin' })
const booked = () => test.deps.db.select().from(bookedAppointments)

it('a visitor is offered three free times, chooses one, and has an appointment', async () => {
  const visitor = await open()
  const offer = await says(visitor, "I'd like to book an appointment")
  expect(offer).toMatch(/^These times are free:\n1\. .+\n2\. .+\n3\. .+\nWhich one suits you\?/)
  const second = /2\. (.+)/.exec(offer)![1]!
  expect(await says(visitor, '2')).toContain(`I keep ${second} for you`)
  expect((await booked())[0]).toMatchObject({ state: 'held', conversationId: visitor.id })
  const done = await says(visitor, 'Vera Lind, vera@example.org')
  expect(done).toContain(`Done: you have an appointment on ${second} with Rosa Lind.`)
  expect(await booked()).toMatchObject([
    { state: 'confirmed', name: 'Vera Lind', email: 'vera@example.org', timeZone: 'Europe/Berlin' },
  ])
  expect(await test.deps.db.select().from(customers)).toMatchObject([
    { name: 'Vera Lind', email: 'vera@example.org' },
  ])
})

it('a wish with a day is one for an appointment', async () => {
  const visitor = await open()
  await test.deps.db.update(agents).set({ language: 'es' })
  expect(await says(visitor, 'quiero una cita para el miércoles por la mañana')).toMatch(
    /1\. miércoles.* 9:00/,
  )
})

it('a wish for another week is offered times of that week', async () => {
  const visitor = await open()
  const offer = await says(visitor, "I'd like an appointment next week please")
  const monday = mondayAfter(todayIn({ now: test.deps.now(), timeZone: 'Europe/Berlin' }))
  const days = Array.from({ length: 7 }, (_, at) =>
    monday
      .add({ days: at })
      .toLocaleString('en', { weekday: 'long', month: 'long', day: 'numeric' }),
  )
  const lines = offer.split('\n').filter((line) => /^\d\. /.test(line))
  expect(lines).toHaveLength(3)
  for (const line of lines)
    expect(
      days.some((day) => line.includes(day)),
      line,
    ).toBe(true)
})

it('the owner sees what a visitor wants an appointment for, in their words', async () => {
  const visitor = await open()
  await says(visitor, "I'd like to book a sports massage please")
  await says(visitor, '2')
  await says(visitor, 'Vera Lind, vera@example.org')
  const [listed] = (await readAhead(test.deps, agent.userId, {})).appointments
  expect(listed).toMatchObject({ note: "I'd like to book a sports massage please" })
  const stop = startSendingAppointments(test.deps)
  const sent = () =>
    test.deps.db.select().from(localMails).where(eq(localMails.recipient, 'rosa@example.com'))
  await expect.poll(async () => (await sent())[0]?.text).toContain('book a sports massage please”')
  await stop()
})

it.each([
  [
    'en',
    'Can I book a haircut with Tom on Wednesday?',
    /^Tom is not among the people who can be booked here.*\n\nThese times/,
  ],
  [
    'de',
    'Ich hätte gern einen Termin bei Frau Huber',
    /^Frau Huber gehört nicht zu den Personen.*\n\nDiese Zeiten/,
  ],
])(
  'who asks for a person who takes no appointments hears so, and the wish is noted (%s)',
  async (language, wish, answer) => {
    await test.deps.db.update(agents).set({ language })
    const visitor = await open()
    expect(await says(visitor, wish)).toMatch(answer)
    expect(await says(visitor, '1')).not.toMatch(answer)
    expect(await booked()).toMatchObject([{ note: wish }])
  },
)

describe('of several people, a visitor', () => {
  /** With Ada and Tom, in the order of their turns. */
  const withTwo = (changes: Parameters<typeof aSchedule>[2] = {}) => {
    const people = ['Tom', 'Ada Bell'].map((name) => ({ name, email: null }))
    return aSchedule(test.deps, agent, { ...MORNINGS, people, ...changes })
  }
  const nextDays = (many: number) => {
    const starts = test.deps.now()
    return { starts, ends: new Date(+starts + many * DAY_MS) }
  }
  const chooses = async (visitor: Visitor) => {
    await says(visitor, '1')
    return says(visitor, `Vera Lind, vera@example.org`)
  }

  it.each([
    ['Can I book a haircut with Tom Reed on Wednesday?', 'Tom'],
    ['Can I book a haircut with Ada on Wednesday?', 'Ada Bell'],
    ['Can I book a haircut on Wednesday, but not with Tom?', 'Ada Bell'],
  ])('is booked as they ask: %s', async (wish, name) => {
    await withTwo()
    const visitor = await open()
    expect(await says(visitor, wish)).toMatch(/^These times/)
    expect(await chooses(visitor)).toContain(`with ${name}.`)
  })

  it('who names one with the number of a time means that time', async () => {
    const { schedule } = await withTwo()
    const people = (await listPeople(test.deps.db, schedule.id)).slice(0, 1).map(({ id }) => id)
    const visitor = await open()
    const offer = await says(visitor, "I'd like to book an appointment")
    const [at] = (await findFree(test.deps, schedule, nextDays(3))).map((time) => time.at)
    await hold(test.deps, schedule, { at: at!, people, timeZone: 'UTC', language: 'en' })
    const second = /2\. (.+)/.exec(offer)![1]!
    expect(await says(visitor, 'The first one, with Tom please')).toMatch(/^Nothing is free then/)
    const other = await open()
    await says(other, "I'd like to book an appointment")
    expect(await says(other, 'The second one, with Tom please')).toContain(`I keep ${second}`)
  })

  it('who asked for one may take anybody after all', async () => {
    await withTwo()
    const visitor = await open()
    await says(visitor, 'Can I book a haircut with Ada?')
    expect(await says(visitor, 'Anybody is fine')).toMatch(/^These times/)
    expect(await chooses(visitor)).toContain('with Tom.')
  })

  it('hears that the one they ask for has no time, and is offered everybody', async () => {
    const { schedule } = await withTwo({ length_minutes: 180, ahead_days: 3 })
    const people = (await listPeople(test.deps.db, schedule.id)).slice(0, 1).map(({ id }) => id)
    for (const { at } of await findFree(test.deps, schedule, nextDays(3))) {
      await hold(test.deps, schedule, { at, people, timeZone: 'UTC', language: 'en' })
    }
    const visitor = await open()
    expect(await says(visitor, 'Can I book a haircut with Tom?')).toMatch(
      /^Tom has no free time at the moment\.\n\nThese times/,
    )
    expect(await chooses(visitor)).toContain('with Ada Bell.')
  })

  it('who books again asks for nobody', async () => {
    await withTwo()
    const visitor = await open()
    await says(visitor, 'Can I book a haircut with Tom on Wednesday?')
    expect(await chooses(visitor)).toContain('with Tom.')
    await says(visitor, 'How much is a full service?')
    await says(visitor, 'Can I book another appointment on Thursday?')
    expect(await chooses(visitor)).toContain('with Ada Bell.')
  })
})

it('a free time that is named is held, and a taken one brings the next free times', async () => {
  const first = await open()
  expect(await says(first, 'Can I book an appointment next Tuesday at 10?')).toMatch(
    /^I keep Tuesday, .* at 10:00\sAM for you/,
  )
  const second = await open()
  expect(await says(second, 'Can I book an appointment next Tuesday at 10?')).toMatch(
    /free[^]*1\. Tuesday, .* at 11:00\sAM/,
  )
})

it('naming a day brings its free times, and its hour alone chooses one', async () => {
  const visitor = await open()
  const offer = await says(visitor, 'Can I make an appointment on Wednesday?')
  expect(offer).toMatch(/1\. Wednesday.*9:00\sAM\n2\. Wednesday.*10:00\sAM\n3\. Wednesday.*11:00/)
  expect(await says(visitor, '11 am please')).toMatch(/^I keep Wednesday, .* at 11:00\sAM/)
})

it('a visitor who gives only a name is asked for an address, and both are stored', async () => {
  const visitor = await open()
  await says(visitor, 'Ich möchte einen Termin vereinbaren')
  await says(visitor, '1')
  expect(await says(visitor, 'Ich heiße Vera Lind')).toContain('E-Mail-Adresse')
  expect(await says(visitor, 'vera@example.org')).toMatch(/^Erledigt: Sie haben/)
  expect(await booked()).toMatchObject([{ name: 'Vera Lind', language: 'de' }])
})

describe('the name of an appointment', () => {
  async function hasChosen(): Promise<Visitor> {
    const visitor = await aVisitor(test.app, agent.id, { time_zone: 'Europe/London' })
    await says(visitor, "I'd like to book an appointment")
    await says(visitor, '2')
    return visitor
  }

  it.each([
    ['ok Ben Sharp ben@sharp.example', 'Ben Sharp'],
    ['vera lind vera@example.org', 'Vera Lind'],
    ['Vera Lind, vera@example.org, thank you', 'Vera Lind'],
    ['sure, vera@example.org', 'vera'],
  ])('is no small word beside an address: %s', async (text, name) => {
    await says(await hasChosen(), text)
    expect(await booked()).toMatchObject([{ state: 'confirmed', name }])
  })

  it('stays when more is said, and the number is kept with it', async () => {
    const visitor = await hasChosen()
    await says(visitor, "my name is Tom Hargreaves, and my number's 07700 900123")
    await says(visitor, 'ok tom.h@example.org')
    const attendee = {
      name: 'Tom Hargreaves',
      phone: '07700 900123',
      email: 'tom.h@example.org',
    }
    expect(await booked()).toMatchObject([{ state: 'confirmed', ...attendee }])
  })

  it('is no request to wait', async () => {
    const visitor = await hasChosen()
    await says(visitor, 'Einen Moment.')
    expect(await booked()).toMatchObject([{ state: 'held', name: '' }])
  })

  it('is no number that is left instead of an address', async () => {
    const visitor = await hasChosen()
    await says(visitor, "my name's Ian and I don't have email")
    await says(visitor, '07700 900555')
    await says(visitor, 'ian@example.org')
    expect(await booked()).toMatchObject([
      { state: 'confirmed', name: 'Ian', phone: '07700 900555' },
    ])
  })

  it('is the one that was said before the appointment', async () => {
    const visitor = await open()
    await says(visitor, 'My name is Susan Whitfield')
    await says(visitor, "I'd like to book an appointment")
    await says(visitor, '2')
    await says(visitor, 'ok susan@example.org')
    expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Susan Whitfield' }])
  })
})

it('another question in between is answered, and the time is still kept', async () => {
  const visitor = await open()
  await says(visitor, "I'd like to book an appointment")
  await says(visitor, '3')
  expect(await says(visitor, 'How much is a full service?')).toContain('$95')
  expect(await booked()).toMatchObject([{ state: 'held' }])
})

it('a visitor can look at other times, and give name and address one after the other', async () => {
  const visitor = await open()
  await says(visitor, 'Can I book an appointment next Tuesday at 10?')
  const offer = await says(visitor, "I'd like to book an appointment")
  const second = /2\. (.+)/.exec(offer)![1]!
  expect(await says(visitor, '2')).toContain(`I keep ${second} for you`)
  expect(await booked()).toHaveLength(1)
  expect(await says(visitor, 'Vera Lind')).toMatch(/^And your email address/)
  await says(visitor, 'How much is a full service?')
  expect(await says(visitor, 'vera@example.org')).toMatch(/^Done: you have an appointment/)
  expect(await booked()).toMatchObject([{ state: 'confirmed', name: 'Vera Lind' }])
})

it('a visitor whose clocks show another time than the business has reads by which they are said', async () => {
  const visitor = await aVisitor(test.app, agent.id, { time_zone: 'Asia/Kolkata' })
  const offer = await says(visitor, "I'd like to book an appointment")
  const second = /2\. (Monday.* PM \(GMT\+5:30\))/.exec(offer.replaceAll('\u202f', ' '))![1]!
  const said = async (text: string) => (await says(visitor, text)).replaceAll('\u202f', ' ')
  expect(await said('2')).toContain(`I keep ${second} for you`)
  expect(await said('Vera Lind, vera@example.org')).toContain(
    `you have an appointment on ${second}`,
  )
})

it.each(['2 please', 'number two', 'the second one'])('“%s” chooses the second', async (words) => {
  const visitor = await open()
  const offer = await says(visitor, "I'd like to book an appointment")
  expect(await says(visitor, words)).toContain(`I keep ${/2\. (.+)/.exec(offer)![1]!} for you`)
})

it.each([
  [
    'I want to book a cleaning on February 30th.',
    /^There is no such date\.\s+These times.*\n1\. Mon/,
  ],
  ['Ich möchte am 31. Februar einen Termin', /^Dieses Datum gibt es nicht\.\s.*1\. Montag/s],
  [
    "I'd like an appointment in the year 2030 on May 3rd 2030",
    /^Appointments can be booked up to \w+/,
  ],
  ['Do you have anything on December 25th 2040?', /^Appointments can be booked up to/],
])('a day that cannot be booked is named: %s', async (text, expected) => {
  expect(await says(await open(), text)).toMatch(expected)
})

it('a day that is over is not taken for the next one', async () => {
  const visitor = await open()
  await says(visitor, "I'd like to book an appointment")
  expect(await says(visitor, 'Last Monday at 9?')).toMatch(
    /^That time is already over\.[^]*1\. Mon/,
  )
  expect(await booked()).toEqual([])
})

it('times are offered where the last days that can be booked are full', async () => {
  const days = { name: 'Holidays', spans: [], first: dayAhead(20), last: dayAhead(40) }
  const hours = { ...MORNINGS.hours, special_days: [days] }
  await aSchedule(test.deps, agent, { ...MORNINGS, hours, ahead_days: 30 })
  const visitor = await open()
  const wanted = dayAhead(25)
  expect(await says(visitor, `Can I book an appointment on ${wanted}?`)).toMatch(
    /^Nothing is free then\.[^]*1\. Monday/,
  )
})

it('an hour that is not free is refused in the language of the visitor', async () => {
  const visitor = await open()
  const offer = await says(visitor, 'Kann ich am Mittwoch um halb drei einen Termin haben?')
  expect(offer).toMatch(/^Da ist leider nichts frei\..*\n1\. Donnerstag, .* um 9:00/)
})

it('without a schedule no appointment is offered', async () => {
  await test.deps.driver.query('update schedules set is_on = false')
  expect(await says(await open(), "I'd like to book an appointment")).not.toContain('/book/')
})

describe('whom none of the offered times suits', () => {
  /** Tuesday to Thursday, nine to noon and two to six, an hour each. */
  const WHOLE_DAYS = {
    ...MORNINGS,
    hours: {
      ...MORNINGS.hours,
      week: Array.from({ length: 7 }, (_, day) =>
        day > 0 && day < 4
          ? [
              { from: '09:00', to: '12:00' },
              { from: '14:00', to: '18:00' },
            ]
          : [],
      ),
    },
  }
  beforeEach(() => aSchedule(test.deps, agent, WHOLE_DAYS))

  it.each([
    [
      'en',
      'In the afternoon please',
      /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00\sPM\n3\. Tuesday.* 4:00/,
    ],
    ['en', 'Wednesday afternoon', /1\. Wednesday.* 2:00\sPM\n2\. Wednesday.* 3:00\sPM/],
    ['en', 'Do you have anything later?', /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00\sPM/],
    ['en', 'None of those work for me', /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00\sPM/],
    ['en', 'after three', /1\. Tuesday.* 3:00\sPM\n2\. Tuesday.* 4:00\sPM\n3\. Tuesday.* 5:00/],
    ['en', 'before ten on Thursday', /1\. Thursday.* 9:00\sAM\n2\. Thursday.* 10:00\sAM\nWhich/],
    ['en', 'ten thirty', /^Nothing is free then\.[^]*1\. Tuesday.* 11:00/],
    ['de', 'ab drei', /1\. Dienstag.* 15:00\n2\. Dienstag.* 16:00/],
    ['en', 'Anything earlier?', /^Nothing is free then\.[^]*1\. Tuesday.* 9:00/],
    ['en', 'three in the afternoon', /^I keep Tuesday.* 3:00\sPM/],
    ['en', 'half past two', /^Nothing is free then\.[^]*1\. Tuesday.* 3:00\sPM/],
    ['de', 'Haben Sie nachmittags etwas?', /1\. Dienstag.* 14:00\n2\. Dienstag.* 15:00/],
    ['de', 'Da kann ich nicht', /1\. Dienstag.* 14:00\n2\. Dienstag.* 15:00/],
    ['es', 'Mejor por la tarde', /1\. martes.* 2:00\sp\.m\.\n2\. martes.* 3:00/],
    ['fr', "Plutôt l'après-midi", /1\. mardi.* 14:00\n2\. mardi.* 15:00/],
    ['it', 'Ha qualcosa nel pomeriggio?', /1\. martedì.* 14:00\n2\. martedì.* 15:00/],
    ['it', 'Ha qualcosa prima?', /1\. martedì.* 9:00/],
    ['pt', 'De tarde, por favor', /1\. terça-feira.* 14:00\n2\. terça-feira.* 15:00/],
    ['nl', 'Liever in de middag', /1\. dinsdag.* 14:00\n2\. dinsdag.* 15:00/],
    [
      'en',
      'Not in the morning, please, I only can after three.',
      /1\. Tuesday.* 3:00\sPM\n2\. Tuesday.* 4:00/,
    ],
    ['en', 'Not in the morning', /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00/],
    ['en', "I can't come before three", /1\. Tuesday.* 3:00\sPM\n2\. Tuesday.* 4:00/],
    ['en', "Tuesday doesn't work", /1\. Wednesday.* 9:00\sAM\n2\. Wednesday.* 10:00/],
    ['en', 'Tuesday I have to work.', /1\. Wednesday.* 9:00\sAM\n2\. Wednesday.* 10:00/],
    ['en', "Tuesday and Wednesday don't work", /1\. Thursday.* 9:00\sAM/],
    ['en', 'Tuesday, but not in the morning', /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00/],
    ['en', 'Not on Tuesday morning', /1\. Tuesday.* 2:00\sPM\n2\. Tuesday.* 3:00/],
    ['en', 'Not at nine', /1\. Tuesday.* 10:00\sAM\n2\. Tuesday.* 11:00/],
    ['en', "Tuesday I can't, Wednesday at ten?", /^I keep Wednesday.* 10:00\sAM/],
    ['de', 'Am Dienstag muss ich arbeiten.', /1\. Mittwoch.* 9:00\n2\. Mittwoch.* 10:00/],
    ['de', 'Nicht Dienstag, lieber am Mittwoch um zehn.', /^Ich halte .* Mittwoch.* 10:00/],
    ['es', 'El martes no puedo', /1\. miércoles.* 9:00/],
    ['fr', 'Mardi je ne peux pas', /1\. mercredi.* 9:00/],
    ['it', 'Martedì non posso', /1\. mercoledì.* 9:00/],
    ['pt', 'Na terça não posso', /1\. quarta-feira.* 9:00/],
    ['nl', 'Dinsdag kan ik niet', /1\. woensdag.* 9:00/],
  ])('is offered what they ask for (%s: %s)', async (language, text, expected) => {
    const wishes: Record<string, string> = {
      en: "I'd like to book an appointment",
      de: 'Ich möchte einen Termin vereinbaren',
      es: 'Quisiera pedir una cita',
      fr: 'Je voudrais prendre rendez-vous',
      it: 'Vorrei prendere un appuntamento',
      pt: 'Gostaria de marcar um horário',
      nl: 'Ik wil graag een afspraak maken',
    }
    await test.deps.db.update(agents).set({ language })
    const visitor = await open()
    expect(await says(visitor, wishes[language]!)).toMatch(/9:00[^]*10:00[^]*11:00/)
    expect(await says(visitor, text)).toMatch(expected)
  })

  it('stays on the day that is spoken of', async () => {
    const visitor = await open()
    await says(visitor, 'Can I book an appointment on Wednesday?')
    expect(await says(visitor, 'something in the afternoon')).toMatch(/1\. Wednesday.* 2:00\sPM/)
    expect(await says(visitor, 'in the morning then')).toMatch(/1\. Wednesday.* 9:00\sAM/)
  })

  it('can choose from what was offered instead', async () => {
    const visitor = await open()
    await says(visitor, "I'd like to book an appointment")
    await says(visitor, 'In the afternoon please')
    expect(await says(visitor, 'at four')).toMatch(/^I keep Tuesday.* 4:00\sPM/)
    expect(await says(visitor, 'Vera Lind, vera@example.org')).toMatch(/^Done: .* 4:00\sPM/)
  })
})

it('times are offered that are further ahead than two weeks when none is nearer', async () => {
  const days = { name: 'Holidays', spans: [], first: dayAhead(0), last: dayAhead(20) }
  await aSchedule(test.deps, agent, {
    ...MORNINGS,
    hours: { ...MORNINGS.hours, special_days: [days] },
  })
  const visitor = await open()
  expect(await says(visitor, "I'd like to book an appointment")).toContain('1. ')
  expect(await says(visitor, 'number two')).toContain('I keep')
})

const dayAhead = (days: number) =>
  new Date(+test.deps.now() + days * DAY_MS).toISOString().slice(0, 10)

it('nobody gets a second appointment at the same time with another agent of the account', async () => {
  const book = async (visitor: Visitor, who: string) => {
    await says(visitor, 'Can I book an appointment next Tuesday at 10?')
    return says(visitor, `${who}, vera@example.org`)
  }
  await book(await open(), 'Vera Lind')
  const second = await anAgent(test.deps.db, agent.userId)
  await aSchedule(test.deps, second, MORNINGS)
  const visitor = () => aVisitor(test.app, second.id, { time_zone: 'Europe/Berlin' })
  expect(await book(await visitor(), 'Vera Lind')).toMatch(
    /^You already have an appointment on Tuesday, .* at 10:00\sAM\. You can move or cancel it with the link/,
  )
  expect(await booked()).toHaveLength(1)
  // For somebody else of the family.
  expect(await book(await visitor(), 'Paul Lind')).toMatch(/^Done/)
})
