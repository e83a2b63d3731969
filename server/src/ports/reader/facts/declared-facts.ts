import { writtenIn } from '../../../wording/index.ts'
import { DAY_MS } from '../../../lib/time.ts'
import type { AddressFact, Fact, HoursFact, PriceFact } from '../fact.ts'
import { type Countries } from './countries.ts'
import { emailsOf } from './emails.ts'
import { hoursOf } from './hours.ts'
import { phonesOf } from './phones.ts'
import { declared, isThing, text, texts, type Thing } from './schema-org.ts'

/** 2024-01-01 is a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1)
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const SHORT_DAYS: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}
const PLACE = { heading: '', pageNumber: null, role: null } as const

/** The facts that a page declares for search engines. */
export function declaredFacts(
  things: Thing[],
  countries: Countries,
  language: string | null,
): Fact[] {
  const phones = things.flatMap((thing) => [
    ...texts(thing['telephone']).map((number) =>
      declared(text(thing['contactType']) || 'Telephone', number),
    ),
    ...texts(thing['faxNumber']).map((number) => declared('Fax', number)),
  ])
  const emails = things.flatMap((thing) =>
    texts(thing['email']).map((address) =>
      declared(text(thing['contactType']) || 'Email', address.replace(/^mailto:/i, '')),
    ),
  )
  return [
    ...phonesOf(phones, countries),
    ...emailsOf(emails),
    ...things.flatMap(addressOf),
    ...things.flatMap((thing) => hoursOfThing(thing, language ?? 'en')),
    ...things.flatMap(pricesOfThing),
  ]
}

/** The declared country of the address as a code; null when there is none. */
export const declaredCountry = (things: Thing[]): string | null =>
  things.flatMap((thing) => {
    const country = thing['addressCountry']
    return text(isThing(country) ? country['name'] : country) || []
  })[0] ?? null

function addressOf(thing: Thing): AddressFact[] {
  const street = text(thing['streetAddress'])
  const town = [text(thing['postalCode']), text(thing['addressLocality'])].filter(Boolean).join(' ')
  if (!street || !town) return []
  const address = [street, town, text(thing['addressRegion'])].filter(Boolean).join(', ')
  return [
    { ...PLACE, kind: 'address', label: text(thing['name']), text: address, value: { address } },
  ]
}

function hoursOfThing(thing: Thing, language: string): HoursFact[] {
  const written = texts(thing['openingHours']).map((line) =>
    declared(
      '',
      line.replace(/\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/g, (day) => SHORT_DAYS[day]!),
      'Opening hours',
    ),
  )
  const specified = ['openingHoursSpecification', 'specialOpeningHoursSpecification']
    .flatMap((name) => [thing[name]].flat(2))
    .filter(isThing)
  return [
    ...hoursOf(written, 'en', false),
    ...specified.slice(0, 60).flatMap((hours) => specification(hours, thing, language)),
  ].map((fact) => ({ ...fact, ...PLACE, label: nameOf(thing) }))
}

const nameOf = (thing: Thing) => text(thing['name']).slice(0, 90)

function specification(hours: Thing, thing: Thing, language: string): HoursFact[] {
  const names = texts(hours['dayOfWeek']).map((day) => day.split('/').at(-1)!.toLowerCase())
  const days = names
    .map((name) => DAYS.findIndex((day) => day === name || day.slice(0, 2) === name))
    .filter((day) => day >= 0)
  const [opens, closes] = [clock(hours['opens']), clock(hours['closes'])]
  const [from, through] = [
    text(hours['validFrom']).slice(0, 10),
    text(hours['validThrough']).slice(0, 10),
  ]
  const isOneDay = from !== '' && from === through
  if (days.length === 0 && !isOneDay) return []
  const isClosed = (!opens && !closes) || opens === closes
  if (!isClosed && (!opens || !closes)) return []
  const isSeason = !isOneDay && ISO.test(from) && ISO.test(through)
  const season = isSeason ? { from: from.slice(5), to: through.slice(5) } : null
  const spans = isClosed ? [] : [{ opens: opens!, closes: closes === '23:59' ? '24:00' : closes! }]
  const named = days.toSorted().map((day) => nameOfDay(day, language))
  const shown = `${named.join(', ') || from}: ${isClosed ? writtenIn(language).facts.closed : `${opens}–${closes}`}`
  return [
    {
      ...PLACE,
      kind: 'hours',
      label: nameOf(thing),
      text: shown,
      value: { days: isOneDay ? [] : days.toSorted(), spans, season, date: isOneDay ? from : null },
    },
  ]
}

/** Names of days are in English in declarations for machines; people expect their own language. */
const nameOfDay = (day: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    A_MONDAY + day * DAY_MS,
  )

const ISO = /^\d{4}-\d{2}-\d{2}$/

const clock = (value: unknown): string | undefined => /^(?:T?)(\d{2}:\d{2})/.exec(text(value))?.[1]

/** The prices of a product, a dish or a room from its offers. */
function pricesOfThing(thing: Thing): PriceFact[] {
  const label = text(thing['name']).slice(0, 90)
  const offers = [thing['offers'], thing['price'] === undefined ? undefined : thing]
    .flat(2)
    .filter(isThing)
  return offers.slice(0, 50).flatMap((offer) => {
    const low = Number(text(offer['price']) || text(offer['lowPrice']))
    const high = Number(text(offer['highPrice']))
    const code = text(offer['priceCurrency'])
    const name = label || text(offer['name'])
    if (!name || !Number.isFinite(low) || low <= 0 || !/^[A-Z]{3}$/.test(code)) return []
    const to = Number.isFinite(high) && high > low ? high : null
    const value = { amount: low, to, currency: code, isFrom: false, per: null }
    return [
      {
        ...PLACE,
        kind: 'price',
        label: name,
        text: `${name}: ${low}${to === null ? '' : `–${to}`} ${code}`,
        value,
      },
    ]
  })
}
