import type { Fact } from '../fact.ts'
import { factsOf } from './index.ts'

/** The value of a fact read anew from other words for it; undefined where they hold none of its kind. */
export function valueOf(
  fact: Pick<Fact, 'kind' | 'text' | 'heading' | 'pageNumber'>,
  language: string | null,
): Fact['value'] | undefined {
  const headings = fact.heading ? fact.heading.split(' › ') : []
  const block = { headings, text: fact.text, page: fact.pageNumber }
  const facts = factsOf({ blocks: [block], document: null, url: null, language })
  return facts.find(({ kind }) => kind === fact.kind)?.value
}
