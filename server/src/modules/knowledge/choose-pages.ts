import type { CrawlResult } from 'shared-types'
import { type Section, sectionsOf } from './sections.ts'

export type Choice = {
  /** The pages to read, section by section, starting with the home page. */
  taken: string[]
  /** The other pages, so that the owner can change the choice. */
  leftOut: string[]
  sections: CrawlResult['sections']
}

/**
 * Chooses the pages to read when a site has more than `limit`: all of the sections the owner `wanted`, as far as they fit, and of every
 * other section a fair share of its first pages. The same pages give the same choice.
 * @param found all pages of the site, the home page first, the most general first within each section.
 */
export function choosePages(found: string[], limit: number, wanted: string[] = []): Choice {
  const [start] = found
  const sections = sectionsOf(found).toSorted(
    (a, b) => Number(b.links[0] === start) - Number(a.links[0] === start),
  )
  const shares = sharesOf(sections, limit, wanted)
  return {
    taken: sections.flatMap(({ links }, index) => links.slice(0, shares[index])),
    leftOut: sections.flatMap(({ links }, index) => links.slice(shares[index])),
    sections: sections.map(({ path, links }, index) => ({
      path,
      taken: shares[index]!,
      found: links.length,
    })),
  }
}

/** How many pages of each section are chosen. The home page is the first page of the first section. */
function sharesOf(sections: Section[], limit: number, wanted: string[]): number[] {
  const sizes = sections.map(({ links }) => links.length)
  const shares = sizes.map(() => 0)
  let room = limit
  const give = (index: number, share: number) => {
    shares[index] = Math.min(sizes[index]!, Math.max(share, index === 0 ? 1 : 0))
    room -= shares[index]!
  }
  const held = (index: number) => (index === 0 || shares[0]! > 0 ? 0 : 1)
  const indexes = sizes.map((_size, index) => index)
  const isWanted = (index: number) => wanted.includes(sections[index]!.path)
  for (const index of indexes.filter(isWanted)) give(index, room - held(index))
  const others = indexes
    .filter((index) => !isWanted(index))
    // The smallest first, so that what they do not need is shared by the larger ones.
    .toSorted((a, b) => sizes[a]! - sizes[b]!)
  others.forEach((index, done) => give(index, Math.floor(room / (others.length - done))))
  return shares
}
