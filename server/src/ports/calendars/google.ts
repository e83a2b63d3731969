import type { calendar_v3 } from '@googleapis/calendar'
import { memoized } from '../../lib/memoized.ts'
import {
  callOptions,
  googleAuth,
  googleCalendar,
  googleError,
  type GoogleSite,
  statusOf,
} from './google-client.ts'
import type { CalendarAccount } from './index.ts'
import { halfAnswer } from './errors.ts'
import { notesOf } from './notes.ts'
import { piecesOf } from './ranges.ts'
import { type CalendarEvent, CalendarGone, type Interval, type OutsideCalendar } from './types.ts'

/** The longest range that Google accepts. */
const MAX_DAYS = 60
/** Clients to keep: each has an access token for an hour, which saves every call another request. */
const CLIENTS_REMEMBERED = 200

/** Google Calendar through Google's own library. */
export function googleCalendars(site: GoogleSite) {
  const clientOf = memoized(CLIENTS_REMEMBERED, async (refreshToken: string) => {
    const auth = await googleAuth(site)
    auth.setCredentials({ refresh_token: refreshToken })
    return { auth, calendar: await googleCalendar(site, auth) }
  })
  const runRequest = async <T>(
    refreshToken: string,
    ask: (calendar: calendar_v3.Calendar) => Promise<T>,
  ): Promise<T> => {
    try {
      return await ask((await clientOf(refreshToken)).calendar)
    } catch (error) {
      throw googleError(error)
    }
  }

  return {
    look: (refreshToken: string, signal: AbortSignal): Promise<CalendarAccount> =>
      runRequest(refreshToken, async (calendar) => {
        const { data } = await calendar.calendarList.list(
          // Only calendars in which events may be written.
          { minAccessRole: 'writer', maxResults: 250 },
          callOptions(signal),
        )
        const items = data.items ?? []
        const primary = items.find((item) => item.primary)
        const choices = items.flatMap(({ id, summaryOverride, summary }) =>
          id ? [{ id, name: summaryOverride ?? summary ?? id }] : [],
        )
        return { account: primary?.id ?? 'Google', choices }
      }),

    open: (refreshToken: string, calendarId: string): OutsideCalendar =>
      openCalendar((ask) => runRequest(refreshToken, ask), calendarId),

    async revoke(refreshToken: string): Promise<void> {
      const { auth } = await clientOf(refreshToken)
      await auth.revokeToken(refreshToken).catch((error: unknown) => {
        // Google's status for a token that is revoked already.
        if (statusOf(error) !== 400) throw googleError(error)
      })
    },
  }
}

type RunRequest = <T>(ask: (calendar: calendar_v3.Calendar) => Promise<T>) => Promise<T>

function openCalendar(runRequest: RunRequest, calendarId: string): OutsideCalendar {
  const insert = (calendar: calendar_v3.Calendar, event: CalendarEvent, signal: AbortSignal) =>
    calendar.events.insert(
      { calendarId, sendUpdates: 'none', requestBody: { id: event.id, ...bodyOf(event) } },
      callOptions(signal),
    )
  const patch = (
    calendar: calendar_v3.Calendar,
    eventId: string,
    event: CalendarEvent,
    signal: AbortSignal,
  ) =>
    calendar.events.patch(
      {
        calendarId,
        eventId,
        sendUpdates: 'none',
        // The event may have been deleted by hand. Google keeps deleted events and does not allow another with the same id, so it is
        // restored.
        requestBody: { ...bodyOf(event), status: 'confirmed' },
      },
      callOptions(signal),
    )

  return {
    kind: 'busy',
    slots: async () => [],
    busy: (range, signal) =>
      runRequest(async (calendar) => {
        const found: Interval[] = []
        for (const piece of piecesOf(range, MAX_DAYS)) {
          const { data } = await calendar.freebusy.query(
            { requestBody: queryOf(piece, calendarId) },
            callOptions(signal),
          )
          found.push(...busyOf(data.calendars?.[calendarId]))
        }
        return found
      }),
    book: (event, signal) =>
      runRequest(async (calendar) => {
        await insert(calendar, event, signal).catch(async (error: unknown) => {
          // The event was created before, and the answer was lost.
          if (statusOf(error) !== 409) throw error
          await patch(calendar, event.id, event, signal)
        })
        return { outsideId: event.id }
      }),
    move: (outsideId, event, signal) =>
      runRequest(async (calendar) => {
        await patch(calendar, outsideId, event, signal).catch(async (error: unknown) => {
          if (statusOf(error) !== 404) throw error
          await insert(calendar, { ...event, id: outsideId }, signal)
        })
      }),
    cancel: (outsideId, signal) =>
      runRequest(async (calendar) => {
        await calendar.events
          .delete({ calendarId, eventId: outsideId, sendUpdates: 'none' }, callOptions(signal))
          .catch((error: unknown) => {
            if (!IS_GONE.has(statusOf(error))) throw error
          })
      }),
  }
}

const IS_GONE = new Set<number | null>([404, 410])

const queryOf = ({ starts, ends }: Interval, id: string) => ({
  timeMin: starts.toISOString(),
  timeMax: ends.toISOString(),
  items: [{ id }],
})

function busyOf(calendar: calendar_v3.Schema$FreeBusyCalendar | undefined): Interval[] {
  const problems = calendar?.errors ?? []
  if (problems.some(({ reason }) => reason === 'notFound')) {
    throw new CalendarGone('Google Calendar no longer has the calendar that was chosen.')
  }
  if (!calendar || problems.length > 0) throw halfAnswer('Google Calendar')
  return (calendar.busy ?? []).flatMap(({ start, end }) =>
    start && end ? [{ starts: new Date(start), ends: new Date(end) }] : [],
  )
}

/** Without attendees, because Google would invite them: the product sends its own invitation, and two would make two entries. */
const bodyOf = (event: CalendarEvent): calendar_v3.Schema$Event => ({
  summary: event.title,
  description: notesOf(event),
  start: { dateTime: event.starts.toISOString(), timeZone: event.timeZone },
  end: { dateTime: event.ends.toISOString(), timeZone: event.timeZone },
})
