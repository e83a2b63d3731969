import { type CapNotice, NOTICE_KINDS, type NoticeKind } from 'shared-types'
import { writtenLocaleIn } from '../../../wording/locale.ts'
import { customerName } from '../../../lib/customer-name.ts'
import type { NoticeEvent } from '../message-events-store.ts'
import { clean } from './clean.ts'

/** One item of news for a person. */
export type Entry = {
  kind: NoticeKind | 'test'
  /** The whole news in one line. */
  title: string
  /** Further details, one for each line. */
  lines: string[]
  /** The visitor's words; null when there are none. */
  quote: string | null
  /** Its path in the dashboard, and the label of the button that leads there. */
  path: string
  action: string
  /** Key of the subject: entries with the same one are merged. */
  about: string
}

const MAX_NAME = 80
const MAX_QUOTE = 400

/**
 * The entries that are still news, the most urgent first; several about one conversation or call become one.
 * @param caps those of the account that are near or reached now
 */
export function entriesOf(events: NoticeEvent[], caps: CapNotice[]): Entry[] {
  const isStillNews = (event: NoticeEvent) => STILL_NEWS[event.kind]?.(event, caps) ?? true
  const entries = events.filter(isStillNews).map(toEntry)
  const byUrgency = entries.toSorted((one, other) => rank(one) - rank(other))
  const first = new Map<string, Entry>()
  for (const entry of byUrgency) {
    const known = first.get(entry.about)
    if (!known) first.set(entry.about, { ...entry })
    else known.lines = [...new Set([...known.lines, entry.title, ...entry.lines])]
  }
  return [...first.values()]
}

const rank = ({ kind }: Entry) =>
  kind === 'test' ? NOTICE_KINDS.length : NOTICE_KINDS.indexOf(kind)

/** Whether an event is still news; kinds that are not listed always are. */
const STILL_NEWS: Partial<
  Record<NoticeKind | 'test', (event: NoticeEvent, caps: CapNotice[]) => boolean>
> = {
  assigned: ({ conversation, personId }) => conversation?.assigneeId === personId,
  person_wanted: ({ conversation }) => conversation?.control !== 'admin',
  call_message: ({ call }) => !call?.readAt,
  // Not once the number was paid for; one that could not be bought has no such end.
  number_suspended: ({ detail, number }) =>
    detail['failure'] !== undefined || !number || number.suspendedAt !== null,
  // Not once the cap was raised, or the month is over.
  cap_near: ({ agentId, detail }, caps) =>
    caps.some(({ agent, level }) => level === detail['level'] && (agent?.id ?? null) === agentId),
  failing: ({ detail, calendar, webhook }) => {
    if (detail['what'] === 'calendar') return !!calendar?.goneAt
    if (detail['what'] !== 'webhook' || !webhook) return detail['what'] !== 'webhook'
    return detail['level'] === 'failing' ? webhook.isOn && !!webhook.failingSince : !webhook.isOn
  },
}

function toEntry(event: NoticeEvent): Entry {
  const { conversation, call, agentId } = event
  const place = conversation
    ? { path: `/inbox/${conversation.id}`, action: 'Open the conversation' }
    : call
      ? { path: `/call-logs?call=${call.id}`, action: 'Open the call' }
      : agentId
        ? { path: `/agents/${agentId}`, action: 'Open the agent' }
        : { path: '/dashboard', action: 'Open Nexus' }
  const about = conversation?.id ?? call?.id ?? JSON.stringify([event.kind, agentId, event.detail])
  return { about, ...place, kind: event.kind, quote: null, ...TEXTS[event.kind](event) }
}

type EntryText = Pick<Entry, 'title' | 'lines'> & Partial<Pick<Entry, 'quote' | 'path' | 'action'>>

const TEXTS: Record<NoticeKind | 'test', (event: NoticeEvent) => EntryText> = {
  person_wanted: (event) => ({
    title: `${visitor(event)} asks for a person`,
    lines: [...email(event), inChat(event)],
    quote: quoteOf(event.lastWords),
  }),
  mention: (event) => ({
    title: `${clean(event.note?.author ?? 'Somebody', MAX_NAME)} mentions you in a note`,
    lines: [`About ${visitor(event)}`, inChat(event)],
    quote: quoteOf(event.note?.words),
  }),
  assigned: (event) => ({
    title: `The conversation with ${visitor(event)} is yours now`,
    lines: [...email(event), inChat(event)],
    quote: quoteOf(event.lastWords),
  }),
  call_message: (event) => {
    const seconds = event.call?.recordingSeconds
    return {
      title: seconds ? `${caller(event)} left a message` : `Missed call from ${caller(event)}`,
      lines: [
        ...number(event),
        ...onCall(event),
        ...(seconds ? [`${seconds} seconds recorded`] : []),
      ],
      quote: quoteOf(event.call?.reason),
    }
  },
  lead: (event) => {
    if (!event.call) {
      const lines = [...email(event), inChat(event)]
      return {
        title: `${visitor(event)} left an email address`,
        lines,
        quote: quoteOf(event.lastWords),
      }
    }
    const { lead } = event.call
    const contact = lead?.contact ? [`Call back: ${clean(lead.contact, MAX_NAME)}`] : []
    return {
      title: `${caller(event)} called and wants to hear from you`,
      lines: [...contact, ...number(event), ...onCall(event)],
      quote: quoteOf(lead?.need),
    }
  },
  appointment: (event) => ({
    title: `${event.call ? caller(event) : visitor(event)} would like an appointment`,
    lines: [
      ...when(event),
      ...(event.call ? number(event) : email(event)),
      'Nobody has confirmed it yet.',
    ],
    quote: quoteOf(event.wish?.words),
  }),
  number_suspended: ({ detail, agentId }) =>
    detail['failure'] === undefined
      ? {
          title: `Your number ${detail['phone']} is suspended: it is not paid for`,
          lines: [
            'Callers hear that it is not in service. You keep it for a week; pay, and it works again at once.',
          ],
          ...(agentId && { path: `/agents/${agentId}?tab=settings`, action: 'See the number' }),
        }
      : {
          title: `Your number ${detail['phone']} could not be bought`,
          lines: [clean(String(detail['failure']), MAX_QUOTE), 'What was paid is refunded.'],
        },
  failing: (event) => FAILING[String(event.detail['what'])]?.(event) ?? FAILING['model']!(event),
  cap_near: ({ detail }) => ({
    title: `${clean(String(detail['of']), MAX_NAME)} ${detail['level'] === 'reached' ? 'has reached its' : 'is close to its'} monthly cap`,
    lines: [
      detail['level'] === 'reached'
        ? 'Until the month is over or the cap is raised, answers are quotes and nothing that costs money is done.'
        : 'At the cap, answers are quotes and nothing that costs money is done.',
    ],
    path: '/settings/usage',
    action: 'See the usage',
  }),
  test: () => ({
    title: 'This is your test',
    lines: ['What you chose to be told of arrives like this.'],
    path: '/settings/notifications',
    action: 'Open the notifications',
  }),
}

const FAILING: Record<string, (event: NoticeEvent) => EntryText> = {
  model: (event) => ({
    title: `${agent(event)} could not answer a visitor`,
    lines: ['The language model failed, or did not answer. You hear of it once a day at most.'],
  }),
  telegram: (event) => ({
    title: `${agent(event)} could not write to a Telegram group`,
    lines: ['Telegram did not take it. Is the bot still in the group?'],
  }),
  text: (event) => ({
    title: `${agent(event)} promised a text that could not be sent`,
    lines: ['The phone carrier did not take it.', ...number(event)],
  }),
  calendar: (event) => ({
    title: `${agent(event)} no longer has its calendar`,
    lines: [
      `${VENDORS[String(event.detail['vendor'])] ?? 'The calendar'} does not let us in any more. Connect it anew, or appointments are not written there.`,
    ],
    ...(event.agentId && {
      path: `/agents/${event.agentId}?tab=integrations`,
      action: 'See the calendar',
    }),
  }),
  webhook: ({ detail }) => ({
    ...webhookTrouble(clean(String(detail['host']), MAX_NAME), String(detail['level'])),
    path: '/settings/webhooks',
    action: 'See the webhooks',
  }),
}

const VENDORS: Record<string, string> = {
  google: 'Google Calendar',
  cal_com: 'Cal.com',
  calendly: 'Calendly',
  caldav: 'The calendar server',
}

function webhookTrouble(host: string, level: string): EntryText {
  if (level === 'gone') {
    return {
      title: `The webhook to ${host} was turned off`,
      lines: ['It answered that it is gone for good (410).'],
    }
  }
  if (level === 'off') {
    return {
      title: `The webhook to ${host} was turned off`,
      lines: ['It took no event for five days. Turn it on again once it works.'],
    }
  }
  return {
    title: `The webhook to ${host} takes no events`,
    lines: ['It has failed for two days. After five days it is turned off.'],
  }
}

const agent = ({ agentName }: NoticeEvent) => clean(agentName ?? 'An agent', MAX_NAME)
const inChat = (event: NoticeEvent) => `In a chat with ${agent(event)}`
const onCall = ({ agentName }: NoticeEvent) =>
  agentName ? [`Answered by ${clean(agentName, MAX_NAME)}`] : []
const email = ({ customer }: NoticeEvent) =>
  customer?.email ? [clean(customer.email, MAX_NAME)] : []
const quoteOf = (words: string | null | undefined) =>
  words ? clean(words, MAX_QUOTE) || null : null

const visitor = ({ conversation, customer }: NoticeEvent): string =>
  clean(customerName(customer?.name ?? null, conversation?.customerId ?? ''), MAX_NAME)

function caller({ call }: NoticeEvent): string {
  const name = call?.lead?.name ?? call?.callerName ?? call?.networkName
  if (name) return clean(name, MAX_NAME)
  return call?.from.startsWith('+') ? call.from : 'An unknown number'
}

const number = ({ call }: NoticeEvent) => (call?.from.startsWith('+') ? [call.from] : [])

function when({ wish }: NoticeEvent): string[] {
  if (!wish) return []
  const time = wish.allDay ? {} : ({ hour: 'numeric', minute: '2-digit' } as const)
  const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: wish.timeZone } as const
  return [
    `${new Intl.DateTimeFormat(writtenLocaleIn('en', wish.timeZone), { ...day, ...time }).format(wish.startsAt)} (${wish.timeZone})`,
  ]
}
