import type { Source } from 'shared-types'
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
  const text = plain(said.text)
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

/** Without markdown: a reply that is not valid in Telegram's own would be refused whole. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(
      /!?\[([^[\]]*)\]\(([^)[\s]*)(?:\s[^)[\n]*)?\)/g,
      (_all, words: string, link: string) =>
        words && words !== link ? `${words} (${link})` : link,
    )
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\](?=[^(]|$)/g, '')
    .replaceAll(/^\s{0,3}#{1,6}\s+/gm, '')
    .replaceAll(/^([^\S\n]*)[-*]\s+/gm, '$1• ')
    .replaceAll(/(\*\*|__|~~|`{1,3})(?=\S)([^\n]{0,1000}?\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]*?\S)\*(?![\w*])/g, '$1')
    .trim()
