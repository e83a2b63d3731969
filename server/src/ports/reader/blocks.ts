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
  /** Lines of an address or a verse stand below each other. */
  text: string
  page: number | null
  /** Of a row of a table, or of a label beside or above its value; `name` is the column or label, empty where there is none. */
  cells?: { name: string; text: string }[]
  /** Addresses of `tel:`, `mailto:` and maps links inside, with their text. */
  links?: { href: string; text: string }[]
  /** Of what frames the content, and mostly is the same on every page of a site. */
  region?: Region
}

/** The readable text of a page in reading order, what frames it last; the same said again below the same heading is left out. @param url of the page. */
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

/** A slide that is cloned, a section made twice for large and small screens. */
function withoutRepeated(blocks: Block[]): Block[] {
  const seen = new Set<string>()
  return blocks.filter((block) => {
    const key = `${block.headings.at(-1) ?? ''}\0${block.text}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
