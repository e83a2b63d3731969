/** The pages of a site below one path; '/' has those below no other path. */
export type Section = { path: string; links: string[] }

/** The most sections, so that an owner can still choose among them. */
const MAX_SECTIONS = 12
/** Fewer pages below a path do not form a section of their own. */
const MIN_PAGES = 3

/**
 * Divides a site into sections by the paths of its pages. A section with more than half of all pages, such as a language or a shop, is
 * divided once more. A page belongs to the section with the longest path above it. Pages keep the order of `links`; sections are sorted by
 * path.
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

/** Divides a section into at most `room`: its largest parts, and the rest under its own path. */
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
