import type { Block } from '../blocks.ts'
import type { HtmlDocument, HtmlElement } from '../dom.ts'
import { squeeze } from '../squeeze.ts'

const MAX_LINKS = 200
const MAX_LETTERS = 300
const LEVELS = 5
const LINE = 'p,li,td,dd,div,address,section'

/** Buttons that call or write to the business and that reading has left out. */
export function lonelyLinks(document: HtmlDocument, blocks: Block[]): Block[] {
  const known = new Set(blocks.flatMap(({ links = [] }) => links.map(({ href }) => href)))
  return [...document.querySelectorAll('a[href^="tel:"],a[href^="mailto:"]')]
    .slice(0, MAX_LINKS)
    .filter((link) => !known.has(link.getAttribute('href') ?? ''))
    .map((link) => {
      const href = link.getAttribute('href') ?? ''
      const text = squeeze(link.textContent)
      const around = squeeze(link.closest(LINE)?.textContent).slice(0, MAX_LETTERS)
      const line = around.includes(text) ? around : text
      return { headings: headingsAbove(link), text: line, page: null, links: [{ href, text }] }
    })
}

/** The nearest heading inside one of the surrounding elements. */
function headingsAbove(link: HtmlElement): string[] {
  let part = link.parentElement
  for (let level = 0; part && level < LEVELS; level++) {
    const heading = squeeze(part.querySelector('h1,h2,h3,h4,h5,h6')?.textContent)
    if (heading) return [heading]
    part = part.parentElement
  }
  return []
}
