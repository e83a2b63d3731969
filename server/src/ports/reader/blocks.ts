import { type Region } from './boilerplate.ts'
import { dropGenericLinks } from './generic-links.ts'
import type { Node } from './tree.ts'
import { mainOf } from './main-content.ts'
import { profilesOf } from './named-links.ts'
import { pairLines } from './pairs.ts'
import { dropSiteMenus } from './site-menu.ts'
import { Walk } from './walk.ts'

/** A paragraph, list entry or table row with the headings above it, outermost first. */
export type Block = {
  headings: string[]
  /** The text; lines of an address or a verse are separated by line breaks. */
  text: string
  page: number | null
  /** Cells of a table row, or of a label with its value. `name` is the column or the label; empty where there is none. */
  cells?: { name: string; text: string }[]
  /** Links to phone numbers, mail addresses and maps within the block. */
  links?: { href: string; text: string }[]
  /** Set for blocks in the frame of the page, which is mostly the same on every page of a site. */
  region?: Region
}

/**
 * The readable text of a page in reading order; its header, footer and aside come last. Repetitions below the same heading are
 * left out.
 * @param url of the page.
 */
export function blocksOf(body: Node, url = ''): Block[] {
  const profiles = profilesOf(body, URL.parse(url)?.hostname ?? '')
  dropSiteMenus(body, url)
  dropGenericLinks(body)
  const blocks = new Walk(mainOf(body)).read(body)
  const ordered = [
    ...blocks.filter((block) => !block.region),
    ...blocks.filter((block) => block.region),
    ...profiles,
  ]
  return withoutRepeated(pairLines(ordered))
}

/** Leaves out repetitions, such as cloned slides and sections made once for large and once for small screens. */
function withoutRepeated(blocks: Block[]): Block[] {
  const seen = new Set<string>()
  return blocks.filter((block) => {
    const key = `${block.headings.at(-1) ?? ''}\0${block.text}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
