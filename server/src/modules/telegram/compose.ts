import type { Source } from 'shared-types'
import { withoutMarkdown } from '../../lib/without-markdown.ts'
import { sentencesIn } from './language.ts'
import type { TelegramWording } from '../../wording/types.ts'

const MOST_SOURCES = 3

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
  /** Somebody asked for a person already. */
  handoverRequested: boolean
  language: string
  /** Of the customer, where Telegram tells it. */
  locale: string | null
}

/** A message of a conversation as plain text for a chat: who speaks where it is a person, and where an answer comes from. */
export function compose(
  said: Sayable,
  { allowHandover, handoverRequested, language, locale }: Settings,
): string {
  // A reply whose markdown is not valid in Telegram's own would be refused whole.
  const text = withoutMarkdown(said.text)
  const sentences = sentencesIn(language, locale)
  if (said.role === 'admin') return said.senderName ? `${said.senderName}:\n${text}` : text
  const mayOffer = allowHandover && !handoverRequested
  const offer = mayOffer && isWithoutAnswer(said) && sentences.offerPerson
  return [text, sourcesOf(said.sources, sentences), offer].filter(Boolean).join('\n\n')
}

/** Then comes the button of the widget, in words; who asked for a person gets one without another command. */
const isWithoutAnswer = ({ status, outcome }: Sayable) =>
  status === 'failed' || outcome === 'not_known'

function sourcesOf(sources: Source[], words: TelegramWording): string {
  const lines = sources.map(({ title, url, page }) => {
    const place = url ?? (page === null ? '' : words.page({ page }))
    return place ? `${title}: ${place}` : title
  })
  return [...new Set(lines)].slice(0, MOST_SOURCES).join('\n')
}
