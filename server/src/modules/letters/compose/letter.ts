import { localeOf } from '../../../wording/locale.ts'
import type { LetterWording } from '../../../wording/types.ts'
import type { Message } from '../../conversations/message.ts'
import { clean } from '../../notices/compose/clean.ts'
import { letterHtml } from './letter-html.ts'

const MOST_NAME = 80

/** One thing that was said, for a mail. */
export type Line = { who: string; when: string; text: string; isVisitor: boolean }

export type Context = {
  /** The name visitors know the agent by. */
  agent: string
  language: string
  words: LetterWording
  /** IANA name; null where the visitor's is not known. */
  timeZone: string | null
}

export type Links = {
  /** The page the visitor talked on; null where it is not known, or nobody knows whose it is. */
  chat: string | null
  whole: string
  fewer: string
}

/** What a person wrote to a visitor who has left, and the conversation before it. */
export function composeReplies(
  replies: Message[],
  before: Message[],
  context: Context,
  links: Links & { canAnswer: boolean },
) {
  const { words, agent } = context
  const subject = clean(words.subject({ agent }), 120)
  const lines = { new: linesOf(replies, context), before: linesOf(before, context) }
  const who = clean(replies.at(-1)?.senderName || agent, MOST_NAME)
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

/** All that was said, for whoever asked for it. @param links null: it goes to somebody of the account */
export function composeTranscript(said: Message[], context: Context, links: Links | null) {
  const { words, agent } = context
  const subject = clean(words.wholeSubject({ agent }), 120)
  const lines = { new: linesOf(said, context), before: [] }
  const footer = links ? [`-- \n${words.why({ agent })}\n${words.fewer}: ${links.fewer}`] : []
  const text = [...lines.new.map(toText), ...footer].join('\n\n')
  const html = letterHtml({ subject, top: null, how: null, lines, context, links })
  return { subject, text, html }
}

/** What is quoted of an answer begins with it, whatever a mail program writes above. */
export const markedLine = ({ above }: LetterWording): string => `— ${above} —`

function linesOf(messages: Message[], { agent, language, words, timeZone }: Context): Line[] {
  const when = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZone ?? 'UTC',
  })
  return messages.map(({ role, senderName, text, createdAt }) => ({
    who: clean({ customer: words.you, agent, admin: senderName || agent }[role], MOST_NAME),
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
