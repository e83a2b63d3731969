import type { Source } from 'shared-types'
import { smallTalkOf } from '../answering/small-talk.ts'
import { type Sentences, sentencesIn } from './sentences.ts'

const MOST_SOURCES = 3

export type Said = {
  role: 'agent' | 'admin'
  text: string
  senderName: string | null
  status: 'complete' | 'failed'
  outcome: string | null
  sources: Source[]
  /** What the customer had asked; null where nothing was. */
  question: string | null
}

/** A message of a conversation as plain text for a chat: who speaks where it is a person, and where an answer comes from. */
export function compose(
  said: Said,
  { allowHandover, language }: { allowHandover: boolean; language: string },
): string {
  const text = plain(said.text)
  const sentences = sentencesIn(language)
  if (said.role === 'admin') return said.senderName ? `${said.senderName}:\n${text}` : text
  const offer = isOfferDue(said, allowHandover) && sentences.offerPerson
  return [text, sourcesOf(said.sources, sentences), offer].filter(Boolean).join('\n\n')
}

/** The button of the widget, in words. Who asked for a person gets one without another command. */
const isOfferDue = ({ status, outcome, question }: Said, allowHandover: boolean) =>
  allowHandover &&
  (status === 'failed' || outcome === 'not_known') &&
  smallTalkOf(question ?? '') !== 'person'

function sourcesOf(sources: Source[], words: Sentences): string {
  const lines = sources.map(({ title, url, page }) => {
    const place = url ?? (page === null ? '' : words.page(page))
    return place ? `${title}: ${place}` : title
  })
  return [...new Set(lines)].slice(0, MOST_SOURCES).join('\n')
}

/** Without markdown: a reply that is not valid in Telegram's own would be refused whole. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g, (_all, words: string, link: string) =>
      words && words !== link ? `${words} (${link})` : link,
    )
    .replaceAll(/\s?\[\d+(?:,\s*\d+)*\](?=[^(]|$)/g, '')
    .replaceAll(/^\s{0,3}#{1,6}\s+/gm, '')
    .replaceAll(/^(\s*)[-*]\s+/gm, '$1• ')
    .replaceAll(/(\*\*|__|~~|`{1,3})(?=\S)([^\n]*?\S)\1/g, '$2')
    .replaceAll(/(?<![\w*])\*(?=\S)([^*\n]*?\S)\*(?![\w*])/g, '$1')
    .trim()
