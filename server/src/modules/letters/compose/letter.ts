import { writtenLocaleIn } from '../../../wording/locale.ts'
import type { LetterWording } from '../../../wording/types.ts'
import type { Message } from '../../conversations/message.ts'
import { clean } from '../../notices/compose/clean.ts'
import { letterHtml } from './letter-html.ts'

const MAX_NAME = 80

/** A message of a conversation as it is shown in a mail. */
export type Line = { who: string; when: string; text: string; isVisitor: boolean }

export type Context = {
  /** The name by which visitors know the agent. */
  agent: string
  language: string
  words: LetterWording
  /** IANA name of the visitor's time zone; null when unknown. */
  timeZone: string | null
}

export type Links = {
  /** Address of the page the visitor wrote on; null when unknown or not on a website of the agent. */
  chat: string | null
  whole: string
  fewer: string
}

/** A mail with a person's replies to a visitor who has left, and the conversation before them. */
export function composeReplies(
  replies: Message[],
  before: Message[],
  context: Context,
  links: Links & { canAnswer: boolean },
) {
  const { words, agent } = context
  const subject = clean(words.subject({ agent }), 120)
  const lines = { new: linesOf(replies, context), before: linesOf(before, context) }
  const who = clean(replies.at(-1)?.senderName || agent, MAX_NAME)
  const how = links.canAnswer ? words.answer({ who }) : words.noReplies
  const top = links.canAnswer ? markedLine(words) : null
  const footer = [
    words.why({ agent }),
    `${words.whole}: ${links.whole}`,
    `${words.fewer}: ${links.fewer}`,
  ]
  const text = [
    ...(top ? [top] : []),
    ...lines.new.map(toText),
    [how, ...(links.chat ? [`${words.chat}: ${links.chat}`] : [])].join('\n'),
    ...(lines.before.length > 0 ? [words.earlier, quoted(lines.before)] : []),
    `-- \n${footer.join('\n')}`,
  ].join('\n\n')
  return { who, subject, text, html: letterHtml({ subject, top, how, lines, context, links }) }
}

/**
 * A mail with the whole conversation, for whoever requested it.
 * @param links null when it goes to a member of the account
 */
export function composeTranscript(messages: Message[], context: Context, links: Links | null) {
  const { words, agent } = context
  const subject = clean(words.wholeSubject({ agent }), 120)
  const lines = { new: linesOf(messages, context), before: [] }
  const footer = links ? [`-- \n${words.why({ agent })}\n${words.fewer}: ${links.fewer}`] : []
  const text = [...lines.new.map(toText), ...footer].join('\n\n')
  const html = letterHtml({ subject, top: null, how: null, lines, context, links })
  return { subject, text, html }
}

/** The line above which answers should be written: in every mail program it marks where our quoted text begins. */
export const markedLine = ({ above }: LetterWording): string => `— ${above} —`

function linesOf(messages: Message[], { agent, language, words, timeZone }: Context): Line[] {
  const when = new Intl.DateTimeFormat(writtenLocaleIn(language, timeZone), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  })
  return messages.map(({ role, senderName, text, createdAt }) => ({
    who: clean({ customer: words.you, agent, admin: senderName || agent }[role], MAX_NAME),
    when: when.format(createdAt) + (timeZone ? '' : ' UTC'),
    text,
    isVisitor: role === 'customer',
  }))
}

const toText = ({ who, when, text }: Line) => `${who}, ${when}:\n${text}`

const quoted = (lines: Line[]) =>
  lines
    .map(toText)
    .join('\n\n')
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
