import type { ApiAppointment, AppointmentRequest } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import { writtenIn } from '../../wording/index.ts'
import type { AgentProfile } from '../agents/agent-profile.ts'
import { notifyDashboards, notifyOfAgent } from '../../ports/bus/notify-dashboards.ts'
import type { Heard } from '../listening/types.ts'
import { calendarFile } from './calendar-file.ts'
import { codeOf, linkOf } from './page-link.ts'
import { listRequestsBehind } from './page-store.ts'
import { sayWhen } from './say-when.ts'
import {
  countClick,
  countOffers,
  findChannel,
  findOwnRequest,
  findTarget,
  findZones,
  insertOffer,
  insertRequest,
  listRequests,
  listTexted,
  setSettled,
  type RequestRow,
} from './store.ts'

/** What an agent with a booking page can say about it in a written conversation. */
export type Booking = {
  link: string
  /** The customer wants an appointment, or named a time after one was offered. */
  isDue: boolean
  /** The requested time in words for the customer; null where they named none. */
  when: string | null
  /** The sentence that offers the page, with the requested time. */
  sentence: string
  /** Records that the link is given out; to be called before anybody can see it. */
  handOut(): Promise<void>
}

export type BookingMessage = {
  agent: AgentProfile
  /** What was said before, oldest first. */
  history: readonly { role: 'customer' | 'agent' | 'admin'; text: string }[]
  text: string
  heard: Heard
  conversationId: string
  /** Language of the answer. */
  language: string
}

/**
 * Checks a written message for the wish for an appointment. A time that the customer names is stored as a request before this
 * returns.
 * @returns null for an agent without a booking page.
 */
export async function bookingFor(deps: Deps, message: BookingMessage): Promise<Booking | null> {
  const { agent, conversationId, heard, language } = message
  if (!agent.hasBookingPage) return null
  const where = { agentId: agent.id, talkId: conversationId }
  const link = linkOf(deps.config, where)
  const wish = heard.wantsAppointment
  const wasOffered = message.history.some(
    (turn) => turn.role === 'agent' && turn.text.includes(codeOf(deps.config, where)),
  )
  // Neither "Are you open on Tuesday?" nor "It arrived on Tuesday" is a request for an appointment.
  const noted =
    wish || (wasOffered && heard.proposesTime)
      ? await noteRequest(deps, agent, { conversationId }, heard, language)
      : null
  const handOut = async () => {
    const channel = await findChannel(deps.db, conversationId)
    if (!channel) return
    await insertOffer(deps.db, { agentId: agent.id, channel, code: codeOf(deps.config, where) })
  }
  let handing: Promise<void> | undefined
  const { booking } = writtenIn(language)
  return {
    link,
    isDue: wish || noted !== null,
    when: noted,
    sentence: noted ? booking.noted({ when: noted, link }) : booking.offer({ link }),
    // Done only once, although a model that writes the link asks for this with every further word.
    handOut: () => (handing ??= handOut()),
  }
}

/**
 * Stores the time somebody names as a request, once.
 * @param language of the answer.
 * @returns the time in words; null where they name none.
 */
export async function noteRequest(
  deps: Deps,
  agent: Pick<AgentProfile, 'id' | 'userId'>,
  talk: { conversationId: string } | { callId: string },
  heard: Heard,
  language: string,
): Promise<string | null> {
  const conversationId = 'conversationId' in talk ? talk.conversationId : null
  const zones = await findZones(deps.db, agent.id, conversationId)
  if (!zones) return null
  const timeZone = zones.customer ?? zones.business
  const zoneOf = zones.customer ? 'customer' : 'business'
  const time = await heard.day({ now: deps.now(), timeZone, isWish: true })
  if (!time || time.wish?.denied.length) return null
  const { userId } = agent
  const words = heard.text
  const { startsAt, allDay } = time
  await insertRequest(deps.db, { ...talk, startsAt, allDay, userId, words, timeZone, zoneOf })
  return sayWhen(language, time, { timeZone, zoneOf })
}

/**
 * The page that a link leads to now; null where the link is unknown or the page was deleted.
 * @param isPerson whether to count a click: programs that check links are not counted.
 */
export async function openLink(
  deps: Deps,
  code: string,
  isPerson: boolean,
): Promise<string | null> {
  const target = await findTarget(deps.db, code)
  if (!target) return null
  if (isPerson) {
    await countClick(deps.db, code)
    notifyOfAgent(deps, target)
  }
  return target.url
}

/** How often an agent's link was given out and opened since its page was added. */
export async function countBookings(deps: Deps, agentId: string, since: Date) {
  const clicks = { widget: 0, voice: 0, telegram: 0 }
  let offers = 0
  for (const row of await countOffers(deps.db, agentId, since)) {
    clicks[row.channel] += row.clicks
    offers += row.offers
  }
  return { offers, clicks }
}

/**
 * A requested appointment as a file for the owner's calendar.
 * @throws 404
 */
export async function readCalendarFile(deps: Deps, userId: string, id: string) {
  const request = await findOwnRequest(deps.db, userId, id)
  if (!request) throw notFound('Appointment request')
  return calendarFile(request, deps.now())
}

/**
 * Marks a request as handled, or as waiting again.
 * @throws 404
 */
export async function settleRequest(
  deps: Deps,
  userId: string,
  id: string,
  isSettled: boolean,
): Promise<null> {
  const settled = await setSettled(deps.db, userId, id, isSettled ? deps.now() : null)
  if (!settled) throw notFound('Appointment request')
  const { conversationId, callId, agentId } = settled
  notifyDashboards(deps, callId ? 'call' : 'conversation', {
    id: conversationId ?? callId ?? id,
    userId,
    agentId: agentId ?? '',
  })
  return null
}

export const readRequests = async (
  deps: Pick<Deps, 'db'>,
  conversationId: string,
): Promise<AppointmentRequest[]> => (await listRequests(deps.db, { conversationId })).map(toRequest)

/** The texted booking links and the requested times of these calls. */
export async function bookingsOfCalls(db: Deps['db'], callIds: string[]) {
  const [texted, requests] = await Promise.all([
    listTexted(db, callIds),
    listRequests(db, { callIds }),
  ])
  return (callId: string) => {
    const link = texted.find((row) => row.callId === callId)
    return {
      booking: link?.state
        ? { state: link.state, failure: link.failure, clicks: link.clicks }
        : null,
      appointments: requests.filter((row) => row.callId === callId).map(toRequest),
    }
  }
}

export const toRequest = (row: RequestRow): AppointmentRequest => ({
  id: row.id,
  words: row.words,
  starts_at: row.startsAt.toISOString(),
  all_day: row.allDay,
  time_zone: row.timeZone,
  zone_of: row.zoneOf,
  created_at: row.createdAt.toISOString(),
})

/** Requested appointments, the newest request first. @throws 400 `invalid_cursor` */
export async function pageRequests(
  deps: Deps,
  userId: string,
  paging: Paging,
): Promise<Paged<ApiAppointment>> {
  const { data, next_cursor } = await pageBehind(paging, (place, limit) =>
    listRequestsBehind(deps, userId, place, limit),
  )
  return { data: data.map(toAppointment), next_cursor }
}

/** An appointment request. @throws 404 */
export async function readRequest(deps: Deps, userId: string, id: string): Promise<ApiAppointment> {
  const request = await findOwnRequest(deps.db, userId, id)
  if (!request) throw notFound('Appointment request')
  return toAppointment(request)
}

const toAppointment = (row: RequestRow): ApiAppointment => ({
  ...toRequest(row),
  conversation_id: row.conversationId,
  call_id: row.callId,
  settled_at: row.settledAt?.toISOString() ?? null,
})
