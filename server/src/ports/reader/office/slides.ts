import { officeToHtml } from './convert.ts'
import type { DocumentSource } from './read-document.ts'

const FIRST_LINE = /(<section class="slide"[^>]*>\s*)<p[^>]*>([\s\S]*?)<\/p>/g
/** The number of a slide, which the converter puts among its notes. */
const NUMBER_AS_NOTE = /<div class="slide-note">\s*<p>\d+<\/p>\s*<\/div>/g

/** Slides as HTML: the first line of each is its heading, whether or not it was marked as one. */
export async function slidesToHtml({ content }: DocumentSource): Promise<string> {
  const html = await officeToHtml(content)
  return `<body>${html.replace(NUMBER_AS_NOTE, '').replace(FIRST_LINE, '$1<h2>$2</h2>')}</body>`
}
