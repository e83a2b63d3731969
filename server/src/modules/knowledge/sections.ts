/** The pages of a site below one path; '/' holds those that are below no other. */
export type Section = { path: string; links: string[] }

/** More would be too many to choose from. */
const MAX_SECTIONS = 12
/** Fewer pages below a path are no part of the site by themselves. */
const MIN_PAGES = 3

/**
 * The parts of a site by the paths of its pages. What holds more than half of all pages, a language or a shop, is parted once more.
 * A page belongs to the section with the longest path above it, in the order of `links`; sections are in the order of their paths.
 */
export function sectionsOf(links: string[]): Section[] {
  let sections: Section[] = partOf({ path: '/', links }, MAX_SECTIONS)
  const settled = new Set(['/'])
  for (;;) {
    const large = sections.find((s) => s.links.length > links.length / 2 && !settled.has(s.path))
    if (!large) break
    settled.add(large.path)
    const others = sections.filter((section) => section !== large)
    sections = [...others, ...partOf(large, MAX_SECTIONS - others.length)]
  }
  return sections.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A section as at most `room` of them: its largest parts, and what is left over under its own path. */
function partOf(section: Section, room: number): Section[] {
  const depth = segmentsOf(section.path).length
  const byPath = new Map<string, string[]>()
  for (const link of section.links) {
    const segments = segmentsOf(new URL(link).pathname)
    if (segments.length <= depth) continue
    const path = `/${segments.slice(0, depth + 1).join('/')}`
    const known = byPath.get(path)
    if (known) known.push(link)
    else byPath.set(path, [link])
  }
  const parts = [...byPath]
    .map(([path, links]) => ({ path, links }))
    .filter(({ links }) => links.length >= MIN_PAGES)
    .toSorted((a, b) => b.links.length - a.links.length || (a.path < b.path ? -1 : 1))
    .slice(0, Math.max(room - 1, 0))
  const parted = new Set(parts.flatMap(({ links }) => links))
  const rest = section.links.filter((link) => !parted.has(link))
  return rest.length > 0 ? [{ path: section.path, links: rest }, ...parts] : parts
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean)
