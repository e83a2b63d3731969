import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { acceptForms } from '../../http/form-body.ts'
import { writtenIn } from '../../wording/index.ts'
import { hold, momentIn } from './book.ts'
import { letterheadFor } from './brand.ts'
import { freePage, gone, problemIn } from './free-page.ts'
import { pathOf } from './link.ts'
import { minePages } from './mine-pages.ts'
import { asked, languageOf, sendPage, zoneIn } from './page.ts'
import { findBookable, type ScheduleRow } from './schedule-store.ts'
import { findFree } from './times.ts'

type Params = { code: string }
type Form = Record<string, string | undefined>

const hidden = { schema: { hide: true } }
const ADDRESS = '/book/with/:code'

/** Public pages where visitors book an appointment, and where they move or cancel it; a link is enough, without a session. */
export async function appointmentPages(app: FastifyInstance, deps: Deps) {
  acceptForms(app)
  app.get<{ Params: Params }>(ADDRESS, hidden, async (request, reply) => {
    const schedule = await findBookable(deps.db, { code: request.params.code })
    if (!schedule) return gone(deps, request, reply)
    const { taken } = writtenIn(languageOf(request)).appointment
    const problem = asked(request).get('was') === 'taken' ? taken : null
    return showTimes(deps, schedule, request, reply, problem)
  })
  app.post<{ Params: Params; Body: Form | undefined }>(ADDRESS, hidden, async (request, reply) => {
    const schedule = await findBookable(deps.db, { code: request.params.code })
    if (!schedule) return gone(deps, request, reply)
    const language = languageOf(request)
    const { at, zone } = request.body ?? {}
    const timeZone = zoneIn(zone) ?? schedule.hours.time_zone
    try {
      const held = await hold(deps, schedule, { at: momentIn(at), timeZone, language })
      return reply.redirect(`${pathOf(deps.config.secret, held.id)}?in=${language}`, 303)
    } catch (error) {
      const problem = await problemIn(deps, error, language)
      return showTimes(deps, schedule, request, reply, problem)
    }
  })
  minePages(app, deps)
}

async function showTimes(
  deps: Deps,
  schedule: ScheduleRow,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: string | null = null,
) {
  const language = languageOf(request)
  const body = await freePage(deps, schedule, request, {
    problem,
    zone: schedule.hours.time_zone,
    find: (range) => findFree(deps, schedule, range),
  })
  const status = problem ? 409 : 200
  const letterhead = await letterheadFor(deps, schedule)
  return sendPage(deps, reply, { status, title: schedule.title, language, body, letterhead })
}
