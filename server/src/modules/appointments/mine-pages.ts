import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Interval } from '../../ports/calendars/types.ts'
import { writtenIn } from '../../wording/index.ts'
import { brandOf, letterheadFor } from './brand.ts'
import { cancel, confirm, momentIn, move } from './book.ts'
import { type Booked, byId, findBooked } from './booked-store.ts'
import { type Attendee, expireHold } from './taken-store.ts'
import type { FreeTime } from './free.ts'
import { invitationOf } from './invitation.ts'
import { appointmentIn, appointmentLink, bookingLink, pathOf, takenLink } from './link.ts'
import { askPage, cancelledPage, cancelPage, movePage, standingPage } from './mine-page.ts'
import { asked, languageOf, sendPage } from './page.ts'
import { freePage, gone, problemIn } from './free-page.ts'
import { findFree, movingOf } from './times.ts'

type Params = { token: string }
type Form = Record<string, string | undefined>
type Asked = FastifyRequest<{ Params: Params }>

const hidden = { schema: { hide: true } }
const ADDRESS = '/book/mine/:token'

/** The pages of one appointment. Opening a link changes nothing, because programs that check links open them too. */
export function minePages(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: Params }>(ADDRESS, hidden, async (request, reply) => {
    const booked = await bookedBehind(deps, request)
    return booked ? show(deps, booked, request, reply) : gone(deps, request, reply)
  })
  app.post<{ Params: Params; Body: Form | undefined }>(ADDRESS, hidden, async (request, reply) => {
    const booked = await bookedBehind(deps, request)
    const form = request.body ?? {}
    const language = languageOf(request)
    // The hold expired, and somebody else has taken the time.
    if (!booked && form['of'])
      return reply.redirect(takenLink(deps.config, form['of'], language), 303)
    if (!booked) return gone(deps, request, reply)
    if (form['do'] === 'release' && booked.state === 'held') {
      await expireHold(deps.db, booked.id)
      return reply.redirect(bookingLink(deps.config, booked.schedule.code, language), 303)
    }
    try {
      const missing = await act(deps, booked, form)
      const words = writtenIn(language).appointment
      const problem = missing && words.check({ field: words[missing] })
      if (problem) return await show(deps, booked, request, reply, form, problem)
    } catch (error) {
      const problem = await problemIn(deps, error, language)
      return show(deps, booked, request, reply, form, problem)
    }
    return reply.redirect(`${pathOf(deps.config.secret, booked.id)}?in=${language}`, 303)
  })
  app.get<{ Params: Params }>(`${ADDRESS}/calendar.ics`, hidden, async (request, reply) => {
    const booked = await bookedBehind(deps, request)
    if (!booked || booked.state === 'held') return gone(deps, request, reply)
    const link = appointmentLink(deps.config, booked.id, booked.language)
    const about = { brand: await brandOf(deps, booked.schedule), link, now: deps.now() }
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="appointment.ics"',
        'cache-control': 'no-store',
      })
      .send(invitationOf(deps.config, booked, about).text)
  })
}

async function bookedBehind(deps: Deps, { params }: Asked): Promise<Booked | undefined> {
  const id = appointmentIn(deps.config, params.token)
  return id === null ? undefined : findBooked(deps.db, byId(id))
}

type Missing = 'yourName' | 'yourEmail' | 'yourPhone'

/** @returns the first field in which something is missing; null when it is done. */
async function act(deps: Deps, booked: Booked, form: Form): Promise<Missing | null> {
  // A past appointment stays as it is.
  if (booked.state === 'confirmed' && booked.endsAt <= deps.now()) return null
  if (form['do'] === 'cancel') await cancel(deps, booked, 'visitor')
  if (form['do'] === 'confirm') {
    const attendee = attendeeIn(form, booked)
    if (typeof attendee === 'string') return attendee
    await confirm(deps, booked, attendee)
  }
  if (form['at'] !== undefined) await move(deps, booked, momentIn(form['at']))
  return null
}

const Attending = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.trim(), z.email(), z.maxLength(200)),
  phone: z.string().check(z.trim(), z.maxLength(40)),
})

const FIELDS = { name: 'yourName', email: 'yourEmail', phone: 'yourPhone' } as const

/** The attendee, or the first field in which something is missing. */
function attendeeIn(form: Form, { schedule }: Booked): Attendee | Missing {
  const read = Attending.safeParse({ ...form, phone: form['phone'] ?? '' })
  if (!read.success) return FIELDS[read.error.issues[0]!.path[0] as keyof typeof FIELDS]
  const { name, email } = read.data
  const phone = schedule.askPhone === 'no' ? null : read.data.phone || null
  return schedule.askPhone === 'required' && !phone ? 'yourPhone' : { name, email, phone }
}

async function show(
  deps: Deps,
  booked: Booked,
  request: Asked,
  reply: FastifyReply,
  given: Form = {},
  problem: string | null = null,
) {
  const language = languageOf(request)
  const words = writtenIn(language).appointment
  const { schedule } = booked
  const shown = {
    booked,
    language,
    words,
    problem,
    path: pathOf(deps.config.secret, booked.id),
    again:
      schedule.isOn && schedule.agentId ? bookingLink(deps.config, schedule.code, language) : null,
  }
  const letterhead = await letterheadFor(deps, schedule)
  const page = (title: string, body: string) =>
    sendPage(deps, reply, { status: problem ? 409 : 200, title, language, body, letterhead })
  const wants = asked(request).get('do')
  if (booked.state === 'held') return page(schedule.title, askPage(shown, given))
  if (booked.state === 'cancelled') return page(words.cancelled, cancelledPage(shown))
  const isOver = booked.endsAt <= deps.now()
  if (!isOver && wants === 'cancel') return page(words.cancelSure, cancelPage(shown))
  if (!isOver && schedule.agentId && (wants === 'move' || problem)) {
    const find = (range: Interval) => findFree(deps, schedule, range, movingOf(booked))
    const chosen = chosenIn(asked(request).get('at'), booked)
    const isFree = chosen !== null && (await isFreeAt(chosen, find))
    const body = await freePage(deps, schedule, request, {
      problem: problem ?? (chosen && !isFree ? words.taken : null),
      zone: booked.timeZone,
      find,
    })
    return page(words.move, movePage(shown, isFree ? chosen : null, body))
  }
  return page(words.booked, standingPage(shown, isOver))
}

/** The time that the link carries, as it was chosen in a chat; null as well once the appointment was moved there. */
function chosenIn(at: string | null, { startsAt }: Booked): Date | null {
  const chosen = new Date(at ?? '')
  return Number.isNaN(+chosen) || +chosen === +startsAt ? null : chosen
}

/** False as well when an outside calendar does not answer; the list of times then says so. */
async function isFreeAt(
  at: Date,
  find: (range: Interval) => Promise<FreeTime[]>,
): Promise<boolean> {
  try {
    return (await find({ starts: at, ends: new Date(+at + 1) })).length > 0
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
