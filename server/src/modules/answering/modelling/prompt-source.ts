import type { Place } from '../source.ts'

/** A numbered source of a prompt; what cites it cites the passage. */
export type PromptSource = {
  /** Where it stands, in one line. */
  label: string
  text: string
  /** Of an answer its owner gave themselves. */
  ownAnswerId?: string
  /** Typed facts of a page, not a piece of its text. */
  isFacts?: boolean
  /** What the visitor is shown of it. */
  passage: Place
}

/** Title, address, page and headings, whichever there are. */
export function labelOf(
  { title, url, pageNumber }: Pick<Place, 'title' | 'url' | 'pageNumber'>,
  ...below: string[]
): string {
  const page = pageNumber && `page ${pageNumber}`
  return [title, url, page, ...below].filter(Boolean).join(' — ')
}
