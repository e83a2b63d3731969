import { expect, it } from 'vitest'
import { appointmentRequests } from '../../db/schema/bookings.ts'
import { anAccountWithEverything } from '../../test/belongings.ts'
import { buildTestApp } from '../../test/test-app.ts'

it('a request becomes a tentative event in a calendar file, at the requested time', async () => {
  const { app, deps } = await buildTestApp()
  const { cookie, has } = await anAccountWithEverything(deps)
  const url = `/api/appointment/${has.appointmentId}/calendar`
  const response = await app.inject({ url, headers: { cookie } })
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="appointment-request-2027-01-05.ics"',
  })
  // Unfolds long lines.
  const file = response.body.replaceAll('\r\n ', '')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/)
  expect(file).toContain('DTSTART:20270105T200000Z\r\nDTEND:20270105T210000Z\r\n')
  expect(file).toContain('STATUS:TENTATIVE\r\n')
  expect(file).toContain('SUMMARY:Request: appointment with a customer\r\n')
  expect(file).toContain(
    String.raw`DESCRIPTION:Requested\, not confirmed.\nIn their words: “Tuesday at 3”\n`,
  )

  // In Denver, the 9th begins at 07:00 UTC.
  const day = {
    startsAt: new Date('2027-01-09T07:00:00Z'),
    allDay: true,
    timeZone: 'America/Denver',
  }
  await deps.db.update(appointmentRequests).set(day)
  const whole = (await app.inject({ url, headers: { cookie } })).body
  expect(whole).toContain('DTSTART;VALUE=DATE:20270109\r\n')
})
