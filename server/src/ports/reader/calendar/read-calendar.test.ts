import { describe, expect, it } from 'vitest'
import { processReader } from '../processes.ts'
import { readCalendar } from './read-calendar.ts'

const at = (iso: string) => Date.parse(iso)
const range = { from: at('2027-03-01T00:00Z'), to: at('2027-03-08T00:00Z') }

const calendarOf = (event: string, zone = '') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${zone}BEGIN:VEVENT\r\nUID:1\r\nDTSTAMP:20270101T000000Z\r\n${event}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`

const read = (event: string, zone?: string) =>
  readCalendar({ objects: [calendarOf(event, zone)], range, timeZone: 'America/New_York' }).map(
    ({ from, to }) => `${new Date(from).toISOString()}/${new Date(to).toISOString()}`,
  )

describe('an event of a calendar', () => {
  it('is read in its time zone, which need not be defined in the file', () => {
    expect(read('DTSTART;TZID=Europe/Berlin:20270303T100000\r\nDURATION:PT90M')).toEqual([
      '2027-03-03T09:00:00.000Z/2027-03-03T10:30:00.000Z',
    ])
  })

  it('is read in a time zone defined only in the file', () => {
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:Office\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
    const event = 'DTSTART;TZID=Office:20270303T100000\r\nDTEND;TZID=Office:20270303T110000'
    expect(read(event, zone)).toEqual(['2027-03-03T04:30:00.000Z/2027-03-03T05:30:00.000Z'])
  })

  it('is read in the owner’s time zone if it names none', () => {
    expect(read('DTSTART:20270303T100000\r\nDTEND:20270303T110000')).toEqual([
      '2027-03-03T15:00:00.000Z/2027-03-03T16:00:00.000Z',
    ])
    expect(read('DTSTART;VALUE=DATE:20270303')).toEqual([
      '2027-03-03T05:00:00.000Z/2027-03-04T05:00:00.000Z',
    ])
  })

  it('still repeats if it began years ago', () => {
    const daily = 'DTSTART:20000101T100000Z\r\nDTEND:20000101T110000Z\r\nRRULE:FREQ=DAILY'
    expect(read(daily)).toHaveLength(7)
  })

  it('fills the whole range if it repeats without limit', () => {
    const secondly = 'DTSTART:20000101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY'
    expect(read(secondly)).toEqual(['2027-03-01T00:00:00.000Z/2027-03-08T00:00:00.000Z'])
  })

  it('is given up if it searches for an impossible day', async () => {
    const reader = processReader({
      recognise: false,
      processes: 1,
      memoryBytes: 800e6,
      calendarCpuMs: 1_000,
    })
    const rule = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'
    const objects = [calendarOf(`DTSTART:20270101T000000Z\r\nDURATION:PT1H\r\n${rule}`)]
    const turn = { account: 'ada', signal: new AbortController().signal }
    await expect(reader.calendar({ objects, range, timeZone: 'UTC' }, turn)).rejects.toThrow(
      'took too long',
    )
    await reader.close()
  })

  it('fails if it cannot be read, instead of being a free day', () => {
    expect(() => read('DTSTART:sometime\r\nDTEND:later')).toThrow()
    expect(() => readCalendar({ objects: ['BEGIN:VCALENDAR'], range, timeZone: 'UTC' })).toThrow()
    expect(() => readCalendar({ objects: ['Hello'], range, timeZone: 'UTC' })).toThrow()
  })
})
