import { parseDocument } from '../ports/reader/dom.ts'
import type { Fact, FactKind } from '../ports/reader/fact.ts'
import { factsOf } from '../ports/reader/facts/index.ts'
import { readHtml } from '../ports/reader/read-html.ts'

type Page = { url?: string; language?: string }

/** The facts of one kind on a page whose `main` element has this content. */
export function factsOn<K extends FactKind>(kind: K, main: string, page: Page = {}) {
  const { url = 'https://shop.example/', language = 'en' } = page
  const html = `<html lang="${language}"><title>Shop</title><main>${main}</main></html>`
  const { facts } = readHtml({ url, body: Buffer.from(html), charset: null })
  return facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
}

/** The facts of one kind in lines of text, in the given language. */
export function factsIn<K extends FactKind>(
  kind: K,
  text: string,
  language = 'en',
  url: string | null = null,
) {
  const blocks = text.split('\n').map((line) => ({ headings: [], text: line.trim(), page: null }))
  const facts = factsOf({ blocks, document: parseDocument(''), url, language })
  return facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
}
