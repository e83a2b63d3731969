import { escapeHtml, standInPage } from '../../../lib/page.ts'
import { WEEK_MS } from '../../../lib/time.ts'
import { eventsOf, type LocalEvent, type LocalStore } from './store.ts'

const BADGE = '<p class="badge">Local calendar</p>'
const WEEKS_MS = 8 * WEEK_MS

/** The page that asks for permission, like Google's. */
export const consentPage = ({ email = '', problem = '' }): string =>
  standInPage(
    'Allow Nexus to use your calendar',
    `${BADGE}
    <h1>Nexus wants to use your calendar</h1>
    <p class="lead">This page stands in for Google because no Google keys are configured. The calendar is on this computer only.</p>
    <form method="post">
      ${problem && `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
      <label>Email of the calendar<input name="email" type="email" autocomplete="email" maxlength="254" value="${escapeHtml(email)}" autofocus></label>
      <button class="primary" name="action" value="allow">Allow</button>
      <details>
        <summary>Try what can go wrong</summary>
        <div class="row">
          <button name="action" value="deny" formnovalidate>Say no</button>
          <button name="action" value="partly">Allow only a part</button>
        </div>
      </details>
    </form>`,
  )

export const problemPage = (code: string): string =>
  standInPage(
    'This request is not valid',
    `${BADGE}<h1>This request is not valid</h1><p class="lead">Error 400: ${escapeHtml(code)}</p>`,
  )

/** A page that shows a calendar and adds events to it, as its owner would at the vendor. */
export function calendarPage(
  store: LocalStore,
  { calendar, now, problem = '' }: { calendar: string; now: number; problem?: string },
): string {
  const events = eventsOf(store, calendar, { from: now, to: now + WEEKS_MS })
  return standInPage(
    'Local calendar',
    `${BADGE}
    <h1>${escapeHtml(calendar)}</h1>
    <p class="lead">What is on this calendar in the next eight weeks. It stands in for one at a vendor; times are in UTC.</p>
    ${events.length ? `<ul>${events.map(eventItem).join('')}</ul>` : '<p>Nothing yet.</p>'}
    <form method="post" aria-label="Add an event">
      ${problem && `<p class="problem" role="alert">${escapeHtml(problem)}</p>`}
      <label>What<input name="title" maxlength="120" value="Busy"></label>
      <label>Begins (UTC)<input name="starts" type="datetime-local" required></label>
      <label>Minutes<input name="minutes" type="number" min="5" max="1440" value="60" required></label>
      <button class="primary">Add event</button>
    </form>`,
  )
}

const eventItem = ({ title, notes, starts, ends }: LocalEvent): string =>
  `<li><strong>${escapeHtml(title || 'Busy')}</strong><br>${timeOf(starts)} to ${timeOf(ends)}${
    notes ? `<br><small>${escapeHtml(notes)}</small>` : ''
  }</li>`

const timeOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')
