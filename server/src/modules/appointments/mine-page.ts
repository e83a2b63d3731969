import { escapeHtml } from '../../lib/page.ts'
import type { AppointmentWording } from '../../wording/appointment-types.ts'
import type { Booked } from './booked-store.ts'
import { sayTime } from './say.ts'

type Shown = {
  booked: Booked
  language: string
  words: AppointmentWording
  problem: string | null
  /** Path of this page, without a query. */
  path: string
  /** Link for booking another appointment; null when that is not possible any more. */
  again: string | null
}

/** What is booked, with its time, person and time zone, as HTML. */
const factsOf = (shown: Shown): string =>
  `<p>${escapeHtml(shown.booked.schedule.title)}</p>${timeOf(shown)}`

/** Time, person and time zone of the appointment, as HTML. */
function timeOf({ booked, language, words }: Shown): string {
  const { startsAt, timeZone, person, schedule } = booked
  const when = sayTime(language, startsAt, timeZone)
  return `<p><strong>${escapeHtml(when)}</strong><br><span class="lead">${escapeHtml(timeZone)} · ${schedule.lengthMinutes} min · ${escapeHtml(words.with({ who: person.name }))}</span></p>`
}

/** The form that a visitor fills in before a held time is confirmed, and the button that gives the time back. */
export function askPage(shown: Shown, given: Record<string, string | undefined>): string {
  const { words, problem } = shown
  const { askPhone } = shown.booked.schedule
  const field = (name: string, label: string, type: string, complete: string, isNeeded = true) =>
    `<label>${escapeHtml(label)}${isNeeded ? '' : ` (${escapeHtml(words.optional)})`}<input name="${name}" type="${type}" autocomplete="${complete}" maxlength="200" value="${escapeHtml(given[name] ?? '')}"${isNeeded ? ' required' : ''}></label>`
  const phone =
    askPhone === 'no' ? '' : field('phone', words.yourPhone, 'tel', 'tel', askPhone === 'required')
  return `${timeOf(shown)}${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : `<p class="lead">${escapeHtml(words.kept)}</p>`}
<form method="post"><input type="hidden" name="do" value="confirm"><input type="hidden" name="of" value="${escapeHtml(shown.booked.schedule.code)}">${field('name', words.yourName, 'text', 'name')}${field('email', words.yourEmail, 'email', 'email')}${phone}
<button class="primary" type="submit">${escapeHtml(words.book)}</button></form>
<form class="row" method="post"><button class="button" type="submit" name="do" value="release">${escapeHtml(words.move)}</button></form>`
}

/** The page of a confirmed appointment, with the ways to change it. */
export function standingPage(shown: Shown, isOver: boolean): string {
  const { booked, words, path, language } = shown
  const mailed = booked.email ? `<p class="lead">${escapeHtml(words.mailed)}</p>` : ''
  const outside = booked.confirmAt
    ? `<a class="primary" href="${escapeHtml(booked.confirmAt)}" rel="noreferrer">${escapeHtml(words.confirmToo)}</a>`
    : ''
  if (isOver) return factsOf(shown)
  // Nobody could be told of a new time any more.
  const mayMove = booked.schedule.agentId !== null
  const to = (what: string) => `${path}?in=${language}&amp;do=${what}`
  return `${factsOf(shown)}${mailed}${outside}<nav class="row"><a class="button" href="${path}/calendar.ics">${escapeHtml(words.file)}</a>${mayMove ? `<a class="button" href="${to('move')}">${escapeHtml(words.move)}</a>` : ''}<a class="button" href="${to('cancel')}">${escapeHtml(words.cancel)}</a></nav>`
}

export function cancelPage(shown: Shown): string {
  const { words } = shown
  return `${factsOf(shown)}<form method="post"><input type="hidden" name="do" value="cancel"><button class="primary" type="submit">${escapeHtml(words.cancel)}</button></form>${back(shown)}`
}

/** The page for choosing another time. @param chosen a free time to which the link itself moves it @param times HTML */
export function movePage(shown: Shown, chosen: Date | null, times: string): string {
  const { booked, language, words } = shown
  const say = (at: Date) => sayTime(language, at, booked.timeZone)
  const present = words.present({ when: say(booked.startsAt) })
  const button = chosen
    ? `<form method="post"><button class="primary" type="submit" name="at" value="${chosen.toISOString()}">${escapeHtml(words.moveTo({ when: say(chosen) }))}</button></form>`
    : ''
  return `<p>${escapeHtml(booked.schedule.title)}</p><p>${escapeHtml(present)}</p>${button}${times}${back(shown)}`
}

const back = ({ words, path, language }: Shown): string =>
  `<nav class="row"><a class="button" href="${path}?in=${language}">${escapeHtml(words.back)}</a></nav>`

export function cancelledPage(shown: Shown): string {
  const { words, again } = shown
  return `${factsOf(shown)}${again ? `<a class="primary" href="${escapeHtml(again)}">${escapeHtml(words.again)}</a>` : ''}`
}
