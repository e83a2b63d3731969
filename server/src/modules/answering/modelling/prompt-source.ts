import type { Place } from '../source.ts'

/** A numbered source in a prompt; a citation of it is a citation of its passage. */
export type PromptSource = {
  /** Where the source is from, in one line. */
  label: string
  text: string
  /** Set when the source is an answer of the owner. */
  ownAnswerId?: string
  /** Typed facts of a page, not a piece of its text. */
  isFacts?: boolean
  /** What the visitor is shown of the source. */
  passage: Place
}

/** Title, address, page and headings, as far as they are known. */
export function labelOf(
  { title, url, pageNumber }: Pick<Place, 'title' | 'url' | 'pageNumber'>,
  ...below: string[]
): string {
  const page = pageNumber && `page ${pageNumber}`
  return [title, url, page, ...below].filter(Boolean).join(' — ')
}
