import * as z from 'zod/mini'
import { AppointmentRequest } from '../appointments.ts'
import { Id, idParams, Timestamp } from '../common.ts'
import { BookedAppointment } from '../schedules.ts'
import { apiEndpoint, apiFilters, apiPage, pageOf } from './endpoint.ts'

/** A time that a customer asked for. It is a wish only: nobody has confirmed it. */
export const ApiAppointment = z.extend(AppointmentRequest, {
  /** Where it was asked for: one of the two, the other is null. */
  conversation_id: z.nullable(Id),
  call_id: z.nullable(Id),
  /** When somebody marked it as seen to; null while it waits. */
  settled_at: z.nullable(Timestamp),
})
export type ApiAppointment = z.infer<typeof ApiAppointment>

/** An appointment that is booked, or was until it was cancelled. */
export const ApiBooking = BookedAppointment
export type ApiBooking = z.infer<typeof ApiBooking>

export const apiBookings = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/bookings',
    operation: 'listBookings',
    tag: 'Appointments',
    scope: 'appointments:read',
    summary: 'Booked appointments, those cancelled since too, the one that begins last first.',
    query: z.object({ ...apiPage, ...apiFilters }),
    response: pageOf(ApiBooking),
  }),
}

export const apiAppointments = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/appointments',
    operation: 'listAppointments',
    tag: 'Appointments',
    scope: 'appointments:read',
    summary: 'Appointments that customers asked for, the newest request first.',
    query: z.object(apiPage),
    response: pageOf(ApiAppointment),
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/appointments/:id',
    operation: 'changeAppointment',
    tag: 'Appointments',
    scope: 'appointments:write',
    summary: 'Says that a requested appointment is seen to, or that it still waits.',
    params: idParams,
    body: z.object({ settled: z.boolean() }),
    response: ApiAppointment,
  }),
}
