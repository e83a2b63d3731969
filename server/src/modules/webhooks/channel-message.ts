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
  const said = (name: string) => (typeof data[name] === 'string' ? data[name] : null)
  const [title, quote = null, lines = []] = isKnown(type)
    ? SENTENCES[type](said, data)
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

const SENTENCES: Record<WebhookEvent, (said: FieldReader, data: ToldEvent['data']) => Sentence> = {
  'conversation.started': (said) => ['A visitor started a conversation', null, [said('page_url')]],
  'message.received': (said) => ['A visitor wrote', said('text')],
  'message.sent': (said) => [`${said('person') ?? 'The agent'} answered a visitor`, said('text')],
  'conversation.rated': (said) => [
    `A visitor rated a conversation as ${said('rating') ?? 'rated'}`,
    said('words'),
  ],
  'conversation.closed': () => ['A conversation was resolved'],
  'handover.requested': () => ['A visitor asks for a person'],
  'handover.accepted': (said) => [`${said('person') ?? 'Somebody'} took over a conversation`],
  'handover.ended': () => ['A conversation was given back to the agent'],
  'lead.created': (said, data) => [
    said('source') === 'call' ? 'A caller wants to hear from you' : 'A visitor left their contact',
    said('need'),
    contactIn(said, data),
  ],
  'lead.updated': (said, data) => ['A visitor changed their contact', null, contactIn(said, data)],
  'call.ended': (said, data) => [
    `A call from ${said('caller_name') ?? said('from') ?? 'an unknown number'} is over`,
    said('reason'),
    [DECISIONS[said('decision') ?? ''] ?? null, `${String(data['duration_seconds'])} seconds`],
  ],
  'appointment.requested': (said) => [
    'Somebody would like an appointment',
    said('words'),
    [said('starts_at')],
  ],
  'appointment.booked': (said) => ['An appointment is booked', null, appointmentIn(said)],
  'appointment.moved': (said) => ['An appointment is moved', null, appointmentIn(said)],
  'appointment.cancelled': (said) => ['An appointment is cancelled', null, appointmentIn(said)],
  'question.unanswered': (said) => ['A question could not be answered', said('question')],
}

const appointmentIn = (said: FieldReader) => [
  said('title'),
  said('starts_at'),
  said('name'),
  said('email') ?? said('phone'),
]

const DECISIONS: Record<string, string> = {
  connect: 'Put through',
  take_message: 'A message was taken',
  end: 'Turned away',
}

function contactIn(said: FieldReader, data: ToldEvent['data']): (string | null)[] {
  const answers = Array.isArray(data['answers']) ? (data['answers'] as Answer[]) : []
  const rest = answers.filter(({ kind }) => kind !== 'name' && kind !== 'email')
  const asked = rest.map(({ label, value }) => `${label}: ${value}`)
  return [said('name'), said('email'), said('contact'), said('from'), ...asked]
}
type Answer = { kind: string; label: string; value: string }
