import type { Source } from 'shared-types'
import { withoutMarkdown } from '../../lib/without-markdown.ts'
import { sentencesIn } from './language.ts'
import type { TelegramWording } from '../../wording/types.ts'

const MAX_SOURCES = 3

export type Sayable = {
  role: 'agent' | 'admin'
  text: string
  senderName: string | null
  status: 'complete' | 'failed'
  outcome: string | null
  sources: Source[]
}

type Settings = {
  allowHandover: boolean
  /** True when somebody has asked for a person already. */
  handoverRequested: boolean
  language: string
  /** The customer's locale, if Telegram reports it. */
  locale: string | null
}

/** A message of a conversation as plain text for a chat, with the name of a person who writes it, and the sources of an answer. */
export function compose(
  message: Sayable,
  { allowHandover, handoverRequested, language, locale }: Settings,
): string {
  // Telegram would refuse a whole message whose Markdown is not valid for it.
  const text = withoutMarkdown(message.text)
  const sentences = sentencesIn(language, locale)
  if (message.role === 'admin') return message.senderName ? `${message.senderName}:\n${text}` : text
  const mayOffer = allowHandover && !handoverRequested
  const offer = mayOffer && isWithoutAnswer(message) && sentences.offerPerson
  return [text, sourcesOf(message.sources, sentences), offer].filter(Boolean).join('\n\n')
}

/** The words for the widget's button follow such a reply; somebody who asked for a person already needs no command. */
const isWithoutAnswer = ({ status, outcome }: Sayable) =>
  status === 'failed' || outcome === 'not_known'

function sourcesOf(sources: Source[], words: TelegramWording): string {
  const lines = sources.map(({ title, url, page }) => {
    const place = url ?? (page === null ? '' : words.page({ page }))
    return place ? `${title}: ${place}` : title
  })
  return [...new Set(lines)].slice(0, MAX_SOURCES).join('\n')
}
