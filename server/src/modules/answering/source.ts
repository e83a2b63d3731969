import type { Source } from 'shared-types'
import type { Passage } from './retrieval/types.ts'

const SNIPPET = 240

/** What the visitor sees of a passage an answer rests on; `quoted` where that is more telling than its beginning. */
export function sourceOf(passage: Passage, quoted = passage.text): Source {
  const text = quoted.replaceAll(/^#+ /gm, '').replaceAll(/\s+/g, ' ').trim()
  return {
    title: passage.title,
    url: passage.url,
    page: passage.pageNumber,
    snippet: text.length > SNIPPET ? `${text.slice(0, SNIPPET).trimEnd()}…` : text,
  }
}
