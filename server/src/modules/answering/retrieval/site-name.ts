import { stemsOf } from '../quoting/units.ts'
import type { Corpus } from './types.ts'

/** The titles of a website: its own in the knowledge base, and those of its pages. */
export type Titles = { site: string; pages: string[] }

/** Stands between the name of a website and that of a page of it. */
const BETWEEN = /\s+[-–—|·•:»]+\s+|\s*\|\s*/u
/** A title that goes on beyond this says more than a name. */
const LONGEST = 60

/**
 * What a website calls itself: the part of their titles that most of its pages share, else the title of the site as a whole. A name of
 * one word has to stand in the text as well, as "Home" does not.
 * @returns null where nothing can be told to be a name
 */
export function siteNameIn({ site, pages }: Titles, corpus: Corpus): string | null {
  const names = [sharedPart(pages), site, ...site.split(BETWEEN)]
  return names.find((name) => name !== null && isName(name.trim(), corpus))?.trim() ?? null
}

/** The part of titles that at least half of the pages have, and two. */
function sharedPart(titles: string[]): string | null {
  const times = new Map<string, { part: string; count: number }>()
  for (const title of titles) {
    for (const part of new Set(title.split(BETWEEN))) {
      const key = part.trim().toLowerCase()
      times.set(key, { part, count: (times.get(key)?.count ?? 0) + 1 })
    }
  }
  const [most] = [...times.values()].toSorted((one, other) => other.count - one.count)
  return most && most.count >= Math.max(2, titles.length / 2) ? most.part : null
}

function isName(name: string, { configs, frequency }: Corpus): boolean {
  if (name === '' || name.length > LONGEST || isAddress(name)) return false
  return name.includes(' ') || configs.some((config) => isHeld(name, config, frequency))
}

const isHeld = (name: string, config: string, frequency: Map<string, number>): boolean =>
  [...stemsOf(name, config)].some((stem) => frequency.has(stem))

const isAddress = (name: string): boolean => name.includes('.') && !name.includes(' ')
