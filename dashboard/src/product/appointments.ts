import { appointments, fillPath, type AppointmentRequest } from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { REGION } from '~/lib/region.ts'

/** Address of a requested appointment's calendar file. */
const calendarFileOf = ({ id }: AppointmentRequest): string =>
  API_BASE + fillPath(appointments.file.path, { id })

/** 'Tue, Nov 24, 3:00 PM EST' in the United States, in the time zone in which the words were understood; without a time where none was named. */
export const requestedTime = ({ starts_at, all_day, time_zone }: AppointmentRequest): string =>
  new Date(starts_at).toLocaleString(REGION, {
    timeZone: time_zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!all_day && { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }),
  })

/** The time zone of the appointment. */
const whoseTime = ({ zone_of }: AppointmentRequest): string =>
  zone_of === 'customer' ? 'in their time zone' : 'in your time zone'

/** In the shape for the list of requested times. */
export const asRequestedTime = (request: AppointmentRequest) => ({
  id: request.id,
  when: requestedTime(request),
  whose: whoseTime(request),
  words: request.words,
  file: calendarFileOf(request),
})
