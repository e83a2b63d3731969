import { expect, test } from 'vitest'
import { bookingServiceOf } from './booking-hosts.ts'

test.each([
  [
    'https://calendar.google.com/calendar/appointments/schedules/AcZssZ1?gv=true',
    'Google Calendar',
  ],
  ['https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ1', 'Google Calendar'],
  ['https://calendar.app.google/aBc', 'Google Calendar'],
  [' https://calendly.com/harbour ', 'Calendly'],
  ['https://harbour.as.me/service', 'Acuity Scheduling'],
  [
    'https://outlook.office365.com/owa/calendar/Harbour@example.com/bookings/',
    'Microsoft Bookings',
  ],
])('%s is a booking page of %s', (link, service) => expect(bookingServiceOf(link)).toBe(service))

test.each([
  'http://calendly.com/harbour',
  'https://calendar.google.com/calendar/u/0/r/week',
  'https://notcalendly.com/harbour',
  'https://calendly.com.evil.example/harbour',
  'https://evil.example/calendly.com',
  'calendly',
])('%s is not a booking page', (link) => expect(bookingServiceOf(link)).toBeNull())
