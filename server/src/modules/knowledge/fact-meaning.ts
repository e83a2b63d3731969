import type { Fact, Hours, PriceFact } from '../../ports/reader/fact.ts'
import { runsOf } from './runs.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** A leap year, so that every day of the year exists in it. */
const ANY_YEAR = '2024'

const withYear = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const withoutYear = new Intl.DateTimeFormat('en', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** How the product interprets a fact, as text for the owner to check, because the words of the page do not show it. */
export function meaningOf(stored: { kind: Fact['kind']; value: Fact['value'] }): string {
  // The cast is safe: kind and value were stored together.
  const fact = stored as Fact
  switch (fact.kind) {
    case 'phone':
      return fact.value.number
    case 'email':
    case 'address':
      return fact.value.address
    case 'hours':
      return meaningOfHours(fact.value)
    case 'price':
      return meaningOfPrice(fact.value)
    case 'date':
      return fact.value.to
        ? `${dayOf(fact.value.from)} to ${dayOf(fact.value.to)}`
        : dayOf(fact.value.from)
  }
}

function meaningOfHours({ days, spans, season, date }: Hours): string {
  const when = date ? dayOf(date) : inRuns(days)
  const hours = spans.map(({ opens, closes }) => (closes ? `${opens}–${closes}` : `from ${opens}`))
  const during = season && `(${dayOf(season.from)} to ${dayOf(season.to)})`
  return [when, hours.join(' and ') || 'closed', during].filter(Boolean).join(' ')
}

function meaningOfPrice({ amount, to, currency, isFrom, per }: PriceFact['value']): string {
  const number = new Intl.NumberFormat('en', {
    ...(currency && /^[A-Z]{3}$/.test(currency) && { style: 'currency', currency }),
    trailingZeroDisplay: 'stripIfInteger',
  })
  const price = to === null ? number.format(amount) : number.formatRange(amount, to)
  return [isFrom && 'from', price, per].filter(Boolean).join(' ')
}

/** Days as runs: 'Tue to Fri, Sun'. Two neighbouring days are listed separately. */
const inRuns = (days: number[]): string =>
  runsOf(days)
    .map(([first, last]) => {
      const names = [...new Set([first, last])].map((day) => DAYS[day])
      return names.join(last - first > 1 ? ' to ' : ', ')
    })
    .join(', ')

/** A `YYYY-MM-DD` or `MM-DD` as words; unchanged when there is no such day. */
function dayOf(day: string): string {
  const hasYear = day.length > 5
  const date = new Date(`${hasYear ? day : `${ANY_YEAR}-${day}`}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return (hasYear ? withYear : withoutYear).format(date)
}
