import type { Fact } from '../fact.ts'
import { factsOf } from './index.ts'

/**
 * Reads the values of a fact from the owner's words for it, as many as they contain: one line of hours may have several.
 * @returns an empty list when the words contain none of the fact's kind.
 */
export function valuesOf(
  fact: Pick<Fact, 'kind' | 'label' | 'text' | 'heading' | 'pageNumber'>,
  language: string | null,
): Fact['value'][] {
  const headings = fact.heading ? fact.heading.split(' › ') : []
  const block = { headings, text: fact.text, page: fact.pageNumber }
  const facts = factsOf({ blocks: [block], document: null, url: null, language })
  const ofKind = facts.filter(({ kind }) => kind === fact.kind)
  const labelled = ofKind.filter(({ label }) => label === fact.label)
  return (labelled.length > 0 ? labelled : ofKind.slice(0, 1)).map(({ value }) => value)
}
