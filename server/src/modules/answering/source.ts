import type { Source } from 'shared-types'

const SNIPPET = 240

/** Where something stands; `pageNumber` of a PDF, else null. */
export type Place = { title: string; url: string | null; pageNumber: number | null; text: string }

/** What the visitor sees of a passage an answer rests on; `quoted` where that is more telling than its beginning. */
export function sourceOf(passage: Place, quoted = passage.text): Source {
  const text = quoted.replaceAll(/^#+ /gm, '').replaceAll(/\s+/g, ' ').trim()
  return {
    title: passage.title,
    url: passage.url,
    page: passage.pageNumber,
    snippet: text.length > SNIPPET ? `${text.slice(0, SNIPPET).trimEnd()}…` : text,
  }
}
