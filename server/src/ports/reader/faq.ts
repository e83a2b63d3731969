import type { Block } from './blocks.ts'
import { type HtmlDocument, parseDocument } from './dom.ts'
import { squeeze } from './squeeze.ts'

type Entry = { '@type'?: unknown; '@graph'?: unknown; mainEntity?: unknown; name?: unknown }

/** Questions and answers that a page declares for search engines (FAQPage) but shows only after a click. */
export function questionsAndAnswers(document: HtmlDocument, shown: Block[]): Block[] {
  const text = shown.map((block) => block.text).join(' ')
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .flatMap((script) => entriesOf(parseJson(script.textContent)))
    .filter((entry) => entry['@type'] === 'FAQPage')
    .flatMap((faq) => list(faq.mainEntity))
    .flatMap((question) => {
      const answer = (question as { acceptedAnswer?: { text?: unknown } }).acceptedAnswer?.text
      if (typeof question.name !== 'string' || typeof answer !== 'string') return []
      const plain = squeeze(parseDocument(answer).body?.textContent)
      if (!plain || text.includes(plain)) return []
      return [{ headings: [squeeze(question.name)], text: plain, page: null }]
    })
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

const list = (value: unknown): Entry[] =>
  [value].flat().filter((entry): entry is Entry => typeof entry === 'object' && entry !== null)

const entriesOf = (value: unknown): Entry[] =>
  list(value).flatMap((entry) => (entry['@graph'] ? list(entry['@graph']) : [entry]))
