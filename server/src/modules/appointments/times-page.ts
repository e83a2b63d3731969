import { escapeHtml } from '../../lib/page.ts'
import { DAY_MS } from '../../lib/time.ts'
import type { AppointmentWording } from '../../wording/appointment-types.ts'
import type { FreeTime } from './free.ts'
import { sayDay, sayHour } from './say.ts'

/** Days shown on a page. */
const DAYS = 3
/** How far free times are searched for. */
export const LOOK_AHEAD_MS = 14 * DAY_MS

type Shown = {
  times: FreeTime[]
  /** Where the search began. */
  from: Date
  isFirst: boolean
  /** The last time that can be booked. */
  until: Date
  timeZone: string
  /** The schedule's time zone, offered besides the visitor's. */
  businessZone: string
  language: string
  words: AppointmentWording
  /** The length of the appointments. */
  lead: string
  /** A sentence about a problem; null without one. */
  problem: string | null
  /** Parameters that stay in the address from page to page. */
  search: URLSearchParams
}

/** The next days with free times, with a button for each time. */
export function timesPage(shown: Shown): string {
  const { times, words, language, timeZone, problem } = shown
  const days = Map.groupBy(times, ({ at }) => sayDay(language, at, timeZone))
  const listed = [...days].slice(0, DAYS)
  const list = listed
    .map(
      ([day, free]) =>
        `<section><h2>${escapeHtml(day)}</h2><form method="post" class="times">${hidden(shown)}${free.map((time) => button(time, shown)).join('')}</form></section>`,
    )
    .join('')
  const last = listed.at(-1)?.[1].at(-1)?.at
  const next = last && days.size > DAYS ? +last + 1 : +shown.from + LOOK_AHEAD_MS
  return `<p class="lead">${escapeHtml(shown.lead)}</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
${zoneForm(shown)}${list || `<p class="lead">${escapeHtml(words.none)}</p>`}
<nav class="row">${shown.isFirst ? '' : link(shown, null, words.earlier)}${next < +shown.until ? link(shown, new Date(next), words.later) : ''}</nav>`
}

const button = ({ at }: FreeTime, { language, timeZone }: Shown) =>
  `<button type="submit" name="at" value="${at.toISOString()}">${escapeHtml(sayHour(language, at, timeZone))}</button>`

const hidden = ({ timeZone }: Shown) =>
  `<input type="hidden" name="zone" value="${escapeHtml(timeZone)}">`

function zoneForm(shown: Shown): string {
  const { timeZone, businessZone, words, search } = shown
  const zones = [...new Set([timeZone, businessZone])]
  const options = zones.map(
    (zone) => `<option${zone === timeZone ? ' selected' : ''}>${escapeHtml(zone)}</option>`,
  )
  const kept = [...search]
    .filter(([name]) => name !== 'zone')
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  return `<form method="get"><label>${escapeHtml(words.zone)}<select name="zone">${options.join('')}</select></label>${kept.join('')}<noscript><button type="submit">OK</button></noscript></form>`
}

function link(shown: Shown, from: Date | null, label: string): string {
  const search = new URLSearchParams(shown.search)
  if (from) search.set('from', from.toISOString())
  else search.delete('from')
  return `<a class="button" href="?${escapeHtml(search.toString())}">${escapeHtml(label)}</a>`
}
