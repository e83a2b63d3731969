import { appointments, fillPath, type AppointmentRequest } from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'

/** Where a requested appointment can be had as a file for a calendar. */
const calendarFileOf = ({ id }: AppointmentRequest): string =>
  API_BASE + fillPath(appointments.file.path, { id })

/** 'Tue, Nov 24, 3:00 PM EST' on the clock the words were read on; without an hour where none was named. */
export const requestedTime = ({ starts_at, all_day, time_zone }: AppointmentRequest): string =>
  new Date(starts_at).toLocaleString('en-US', {
    timeZone: time_zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!all_day && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  })

/** Whose clock that is. */
const whoseTime = ({ zone_of }: AppointmentRequest): string =>
  zone_of === 'customer' ? 'in their time zone' : 'in your time zone'

/** As the list of requested times shows it. */
export const asRequestedTime = (request: AppointmentRequest) => ({
  id: request.id,
  when: requestedTime(request),
  whose: whoseTime(request),
  words: request.words,
  file: calendarFileOf(request),
})
