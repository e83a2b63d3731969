import type { Source } from 'shared-types'
import { writtenIn } from '../../wording/index.ts'

const SNIPPET = 240

/** A place in the knowledge; `pageNumber` is null except in a PDF. */
export type Place = { title: string; url: string | null; pageNumber: number | null; text: string }

/**
 * What the visitor sees of a passage that an answer is based on; `quoted` is set when that is more informative than the passage's
 * beginning.
 */
export function sourceOf(passage: Place, quoted = passage.text): Source {
  const text = quoted.replaceAll(/^#+ /gm, '').replaceAll(/\s+/g, ' ').trim()
  return {
    title: passage.title,
    url: passage.url,
    page: passage.pageNumber,
    snippet: text.length > SNIPPET ? `${text.slice(0, SNIPPET).trimEnd()}…` : text,
  }
}

type FactPlace = Place & { itemTitle: string }

/** What the visitor sees of a fact: a page has a title of its own, a PDF that of its file. */
export const sourceOfFact = ({ title, itemTitle, ...fact }: FactPlace): Source =>
  sourceOf({ ...fact, title: fact.url ? title : itemTitle })

/** What the owner told the agent, as the visitor sees it, in the language of the answer. */
export const sourceOfOwner = (text: string, language: string): Source =>
  sourceOf({ title: writtenIn(language).chat.ownAnswer, url: null, pageNumber: null, text })
