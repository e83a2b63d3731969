import type { WebhookEvent } from 'shared-types'
import type { ToldEvent } from './body.ts'

/** Discord accepts 2,000 characters; more would be too long for a notice. */
const MAX_QUOTE = 1_000

/** A message for a channel: a line that says what happened, further lines, a quote, and a link. */
type Notice = { title: string; lines: string[]; quote: string | null; link: Link | null }
type Link = { url: string; label: string }

/** The body for an incoming webhook of Slack, in its `mrkdwn`. */
export function slackBody(event: ToldEvent, appUrl: string) {
  const { title, lines, quote, link } = noticeOf(event, appUrl)
  const text = [
    `*${forSlack(title)}*`,
    ...lines.map(forSlack),
    ...(quote ? [quoted(forSlack(quote))] : []),
    ...(link ? [`<${link.url}|${link.label}>`] : []),
  ]
  return { text: text.join('\n'), unfurl_links: false }
}

/** The body for a webhook of Discord. Mentions in a visitor's words are disabled. */
export function discordBody(event: ToldEvent, appUrl: string) {
  const { title, lines, quote, link } = noticeOf(event, appUrl)
  const content = [
    `**${forDiscord(title)}**`,
    ...lines.map(forDiscord),
    ...(quote ? [quoted(forDiscord(quote))] : []),
    ...(link ? [`[${link.label}](<${link.url}>)`] : []),
  ]
  return { content: content.join('\n'), allowed_mentions: { parse: [] } }
}

/** Escapes Slack's three special characters, so that a visitor's words contain no link or mention. */
const forSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const forDiscord = (text: string) => text.replaceAll(/[\\*_~`|<>[\]()]/g, '\\$&')
const quoted = (text: string) => text.replaceAll(/^/gm, '> ')

function noticeOf({ type, data }: ToldEvent, appUrl: string): Notice {
  const field = (name: string) => (typeof data[name] === 'string' ? data[name] : null)
  const [title, quote = null, lines = []] = isKnown(type)
    ? SENTENCES[type](field, data)
    : (['This is a test of your webhook'] as Sentence)
  const words = quote && [...quote].slice(0, MAX_QUOTE).join('')
  return {
    title,
    lines: lines.filter((line) => line !== null),
    quote: words,
    link: linkOf(data, appUrl),
  }
}

function linkOf(data: ToldEvent['data'], appUrl: string): Link | null {
  if (data['conversation_id']) {
    return { url: `${appUrl}/inbox/${data['conversation_id']}`, label: 'Open the conversation' }
  }
  if (data['call_id']) {
    return { url: `${appUrl}/call-logs?call=${data['call_id']}`, label: 'Open the call' }
  }
  return null
}

const isKnown = (type: string): type is WebhookEvent => Object.hasOwn(SENTENCES, type)

type Sentence = [title: string, quote?: string | null, lines?: (string | null)[]]
type FieldReader = (name: string) => string | null

const SENTENCES: Record<WebhookEvent, (field: FieldReader, data: ToldEvent['data']) => Sentence> = {
  'conversation.started': (field) => [
    'A visitor started a conversation',
    null,
    [field('page_url')],
  ],
  'message.received': (field) => ['A visitor wrote', field('text')],
  'message.sent': (field) => [
    `${field('person') ?? 'The agent'} answered a visitor`,
    field('text'),
  ],
  'conversation.rated': (field) => [
    `A visitor rated a conversation as ${field('rating') ?? 'rated'}`,
    field('words'),
  ],
  'conversation.closed': () => ['A conversation was resolved'],
  'handover.requested': () => ['A visitor asks for a person'],
  'handover.accepted': (field) => [`${field('person') ?? 'Somebody'} took over a conversation`],
  'handover.ended': () => ['A conversation was given back to the agent'],
  'lead.created': (field, data) => [
    field('source') === 'call' ? 'A caller wants to hear from you' : 'A visitor left their contact',
    field('need'),
    contactIn(field, data),
  ],
  'lead.updated': (field, data) => [
    'A visitor changed their contact',
    null,
    contactIn(field, data),
  ],
  'call.ended': (field, data) => [
    `A call from ${field('caller_name') ?? field('from') ?? 'an unknown number'} is over`,
    field('reason'),
    [DECISIONS[field('decision') ?? ''] ?? null, `${String(data['duration_seconds'])} seconds`],
  ],
  'appointment.requested': (field) => [
    'Somebody would like an appointment',
    field('words'),
    [field('starts_at')],
  ],
  'appointment.booked': (field) => ['An appointment is booked', null, appointmentIn(field)],
  'appointment.moved': (field) => ['An appointment is moved', null, appointmentIn(field)],
  'appointment.cancelled': (field) => ['An appointment is cancelled', null, appointmentIn(field)],
  'question.unanswered': (field) => ['A question could not be answered', field('question')],
}

const appointmentIn = (field: FieldReader) => [
  field('title'),
  field('starts_at'),
  field('name'),
  field('email') ?? field('phone'),
]

const DECISIONS: Record<string, string> = {
  connect: 'Put through',
  take_message: 'A message was taken',
  end: 'Turned away',
}

function contactIn(field: FieldReader, data: ToldEvent['data']): (string | null)[] {
  const answers = Array.isArray(data['answers']) ? (data['answers'] as Answer[]) : []
  const rest = answers.filter(({ kind }) => kind !== 'name' && kind !== 'email')
  const asked = rest.map(({ label, value }) => `${label}: ${value}`)
  return [field('name'), field('email'), field('contact'), field('from'), ...asked]
}
type Answer = { kind: string; label: string; value: string }
