import type { Deps } from '../../deps.ts'
import { writtenIn } from '../../wording/index.ts'
import { card, mailPage } from '../notices/compose/mail-html.ts'
import { clean } from '../notices/compose/clean.ts'
import type { Booked } from './booked-store.ts'
import type { OutboxMessage } from './claim-store.ts'
import { invitationOf } from './invitation.ts'
import { appointmentLink } from './link.ts'
import { brandOf } from './brand.ts'
import { mailTime } from './say.ts'

const MAX_NAME = 80

/** Mails a visitor about their appointment, in their language and time zone. */
export async function mailVisitor(
  deps: Deps,
  outgoing: OutboxMessage,
  booked: Booked,
  to: string,
): Promise<void> {
  const { language, timeZone, startsAt, schedule, person, confirmAt } = booked
  const words = writtenIn(language).appointment
  const brand = await brandOf(deps, booked.schedule)
  const link = appointmentLink(deps.config, booked.id, language)
  const isStanding = booked.state === 'confirmed'
  const confirming = isStanding && confirmAt ? [`${words.confirmToo}: ${confirmAt}`] : []
  await send(deps, outgoing, booked, {
    to,
    brand,
    language,
    subject: words.subject[subjectOf(outgoing)]({ when: mailTime(language, startsAt, timeZone) }),
    lines: [schedule.title, words.with({ who: person.name }), timeZone, ...confirming],
    link,
    action: isStanding ? words.change : words.again,
    calendarLink: link,
  })
}

/** Mails the person who takes an appointment, in the schedule's time zone. */
export async function mailPerson(
  deps: Deps,
  outgoing: OutboxMessage,
  booked: Booked,
  to: string,
): Promise<void> {
  const { startsAt, schedule, name, email, phone, note } = booked
  const zone = schedule.hours.time_zone
  const who = clean(name, MAX_NAME)
  const when = mailTime('en', startsAt, zone)
  const agentPage = schedule.agentId ? `/agents/${schedule.agentId}?tab=integrations` : '/dashboard'
  await send(deps, outgoing, booked, {
    to,
    brand: await brandOf(deps, booked.schedule),
    language: 'en',
    // The name is empty after the person's data was erased.
    subject: `${SUBJECTS[subjectOf(outgoing)]}: ${[who, when].filter(Boolean).join(', ')}`,
    lines: [
      schedule.title,
      zone,
      ...[email, phone, note && `“${note}”`].flatMap((line) => (line ? [line] : [])),
    ],
    link: `${deps.config.appUrl}${agentPage}`,
    action: 'See the appointments',
    calendarLink: null,
  })
}

const SUBJECTS = { booked: 'Booked', moved: 'Moved', cancelled: 'Cancelled', reminder: 'Soon' }

const subjectOf = ({ kind }: OutboxMessage) => (kind === 'event' ? 'booked' : kind)

type Content = {
  to: string
  brand: string
  language: string
  subject: string
  lines: string[]
  link: string
  action: string
  /** Link in the calendar file to the appointment's page; null when the recipient should not have it. */
  calendarLink: string | null
}

async function send(
  deps: Deps,
  { id, kind }: OutboxMessage,
  booked: Booked,
  { to, brand, language, subject, lines, link, action, calendarLink }: Content,
): Promise<void> {
  const { config, mailer } = deps
  const about = { brand, link: calendarLink, now: deps.now() }
  const path = link.slice(config.appUrl.length)
  const html = card({ title: subject, lines, quote: null, path, action }, config.appUrl, language)
  await mailer.send({
    messageId: `appointment/${id}@${config.mailFrom.address.split('@').at(-1)}`,
    to,
    subject,
    text: `${subject}\n\n${lines.join('\n')}\n\n${action}: ${link}\n`,
    html: mailPage(subject, html, '', { name: brand, language }),
    fromName: brand,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    ...(kind !== 'reminder' && { calendar: invitationOf(config, booked, about) }),
  })
}
