import { beforeEach, describe, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { knowledgeGaps } from '../../db/schema/gaps.ts'
import { anAgent } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { WRITTEN } from '../../wording/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import { connectCalendar } from '../calendars/connect.ts'
import { chooseCalendar } from '../calendars/service.ts'
import type { BookedRow } from './booked-store.ts'
import { appointmentLink } from './link.ts'
import { sayDay, sayTime } from './say.ts'
import { anAgentWithMornings, says } from './test/talk.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  agent = await anAgentWithMornings(test.deps)
})

const open = () => aVisitor(test.app, agent.id, { time_zone: 'Europe/Berlin' })
const booked = () => test.deps.db.select().from(bookedAppointments)

describe('a visitor who has an appointment', () => {
  async function hasBooked() {
    const visitor = await open()
    await says(visitor, "I'd like to book an appointment")
    await says(visitor, '2')
    await says(visitor, 'Vera Lind, vera@example.org')
    return visitor
  }

  /** The whole answer to a wish to move or cancel the one appointment. */
  async function answerIn(language: keyof typeof WRITTEN): Promise<string> {
    const [{ id, startsAt, timeZone }] = (await booked()) as [BookedRow]
    const link = appointmentLink(test.deps.config, id, language)
    const when = sayTime(language, startsAt, timeZone)
    return WRITTEN[language].appointment.changeable({ when, link })
  }

  it.each([
    ['en', 'Can I move my appointment?', 'Please cancel my appointment'],
    ['de', 'Kann ich den Termin verschieben?', 'Bitte den Termin absagen'],
    ['es', '¿Puedo cambiar mi cita?', 'Quiero cancelar mi cita'],
    ['fr', 'Puis-je déplacer mon rendez-vous ?', 'Je voudrais annuler'],
    ['it', 'Posso spostare il mio appuntamento?', 'Devo cancellare il mio appuntamento'],
    ['pt', 'Posso mudar meu horário?', 'Quero cancelar meu horário'],
    ['nl', 'Kan ik mijn afspraak verzetten?', 'Ik wil mijn afspraak annuleren'],
  ] as const)('is given the link to move or cancel it (%s)', async (language, move, cancel) => {
    const visitor = await hasBooked()
    await test.deps.db.update(agents).set({ language })
    const before = await booked()
    expect(await says(visitor, move)).toBe(await answerIn(language))
    expect(await says(visitor, cancel)).toBe(await answerIn(language))
    expect(await booked()).toEqual(before)
    expect(await test.deps.db.select().from(knowledgeGaps)).toEqual([])
  })

  it.each([
    ['en', 'Can I move my appointment to Thursday at 10 am?'],
    ['de', 'Kann ich den Termin auf Donnerstag um 10 verschieben?'],
    ['es', '¿Puedo cambiar mi cita al jueves a las 10?'],
    ['fr', 'Puis-je décaler mon rendez-vous à jeudi à 10 h ?'],
    ['it', 'Posso spostare il mio appuntamento a giovedì alle 10?'],
    ['pt', 'Posso mudar meu horário para quinta às 10?'],
    ['nl', 'Kan ik mijn afspraak verzetten naar donderdag om 10 uur?'],
  ] as const)(
    'names the new time at once, and gets the link that moves it there (%s)',
    async (language, text) => {
      const visitor = await hasBooked()
      await test.deps.db.update(agents).set({ language })
      const [before] = await booked()
      const link = /http\S+&do=move&at=\S+/.exec(await says(visitor, text))![0]
      expect(await booked()).toEqual([before])
      const thursday = new Date(new URL(link).searchParams.get('at')!)
      expect(sayTime('en', thursday, before!.timeZone)).toMatch(/^Thursday, .* at 10:00\sAM$/)
    },
  )

  it('hears the nearest free times when the named one is taken, and takes one of them', async () => {
    const visitor = await hasBooked()
    await says(await open(), 'Can I book an appointment on Thursday at 10?')
    const offer = await says(visitor, 'Can I move my appointment to Thursday at 10 am?')
    expect(offer).toMatch(/^Your appointment so far: .*\n\nNothing is free then/)
    const nearest = /. (Thursday, .* at 9:00\sAM)/.exec(offer)![1]!
    const place = offer.split('\n').find((line) => line.endsWith(nearest))![0]!
    expect(await says(visitor, place)).toContain(`${nearest} is free. Take it here: `)
  })

  it('names an hour of the times that were just offered for it', async () => {
    const visitor = await hasBooked()
    await test.deps.db.update(agents).set({ language: 'de' })
    await says(visitor, 'Kann ich den Termin auf Donnerstag verschieben?')
    expect(await says(visitor, 'Um elf bitte')).toMatch(/^[^]*\n\nDonnerstag, .* 11:00 /)
  })

  it('takes one of the times offered for it in four weeks', async () => {
    const visitor = await hasBooked()
    const day = sayDay('en', new Date(+test.deps.now() + 30 * DAY_MS), 'Europe/Berlin')
    const offer = await says(visitor, `Can I move my appointment to ${day}?`)
    const second = /2\. (.+)/.exec(offer)![1]!
    expect(await says(visitor, '2')).toContain(`${second} is free. Take it here: `)
  })

  it.each(['How can I move it?', 'Can I move my appointment to Thursday?'])(
    'waits for no outside calendar when they only give thanks, after “%s”',
    async (text) => {
      const visitor = await hasBooked()
      await says(visitor, text)
      const actor = { userId: agent.userId, email: null, address: null }
      const account = { vendor: 'cal_com', key: 'cal_local_rosa' } as const
      await connectCalendar(test.deps, actor, agent.id, account)
      const { calendars } = test.deps
      const { choices } = await calendars.look(account, new AbortController().signal)
      await chooseCalendar(test.deps, actor, agent.id, choices[0]!.id)
      let isAsked = false
      test.deps.calendars = {
        ...calendars,
        open: (...of) => {
          isAsked = true
          return calendars.open(...of)
        },
      }
      await says(visitor, 'Thanks!')
      expect(isAsked).toBe(false)
    },
  )

  it('names a day, and hears its free times', async () => {
    const visitor = await hasBooked()
    await test.deps.db.update(agents).set({ language: 'fr' })
    expect(await says(visitor, 'Puis-je décaler mon rendez-vous à jeudi ?')).toMatch(
      /1\. jeudi.* 9:00\n2\. jeudi.* 10:00\n3\. jeudi.* 11:00/,
    )
  })

  it.each([
    ['en', 'When is my appointment?'],
    ['de', 'Wann war mein Termin nochmal?'],
    ['fr', 'À quelle heure est mon rendez-vous ?'],
  ] as const)('is told when it is (%s)', async (language, question) => {
    const visitor = await hasBooked()
    await test.deps.db.update(agents).set({ language })
    expect(await says(visitor, question)).toBe(await answerIn(language))
  })

  it('names another time for it, not for a second one', async () => {
    const visitor = await hasBooked()
    await says(visitor, 'Can I move my appointment?')
    expect(await says(visitor, 'Thursday at 10 am please')).toMatch(
      /Thursday, .* at 10:00\sAM is free\. Take it here: .*&do=move&at=/,
    )
    expect(await booked()).toMatchObject([{ state: 'confirmed' }])
  })

  it('can still book a second one', async () => {
    const visitor = await hasBooked()
    await says(visitor, 'How much is a full service?')
    const offer = await says(visitor, 'Can I book another appointment on Wednesday?')
    expect(offer).toMatch(/^These times are free/)
    expect(await says(visitor, '1')).toMatch(/^I keep Wednesday/)
  })

  it('is told nothing of the appointments of others', async () => {
    await hasBooked()
    const other = await open()
    expect(await says(other, 'Please cancel my appointment')).not.toContain('/book/')
    expect(await says(other, 'Can I move my appointment to Thursday at 10 am?')).not.toContain(
      'I keep',
    )
    expect(await booked()).toHaveLength(1)
  })
})

it.each([
  ['en', "I'd like to book a sports massage please"],
  ['es', 'Quiero reservar un masaje deportivo'],
  ['de', 'Ich hätte gern eine Sportmassage'],
  ['fr', 'Je voudrais un massage sportif'],
  ['it', 'Vorrei prenotare un massaggio sportivo'],
  ['pt', 'Quero marcar uma massagem desportiva'],
  ['nl', 'Ik wil graag een sportmassage boeken'],
])('a wish in %s that names a service but no day brings free times', async (language, wish) => {
  await test.deps.db.update(agents).set({ language })
  expect(await says(await open(), wish)).toMatch(/1\. .+\n2\. .+\n3\. /)
})
