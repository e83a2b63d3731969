import { BETWEEN, SECTION } from '../../../ports/reader/index.ts'
import type { Passage } from '../retrieval/types.ts'
import { enumerationIn } from './enumeration.ts'
import { type Unit, unitsOf } from './units.ts'

/** A heading, the lines below it, and its subheadings. */
export type Section = {
  heading: string
  passage: Passage
  rank: number
  rows: string[]
  below: string[]
  /** True when the heading is on the same line as its list. */
  isLabel?: boolean
}

const ROW_LETTERS = 160

/** Every heading above or inside the passages with the lines below it, in order. */
export function sectionsOf(passages: Passage[]): Section[] {
  const sections = new Map<string, Section>()
  for (const [rank, passage] of passages.entries()) {
    for (const unit of unitsOf(passage)) {
      addUnit(sections, passage, rank, unit)
      addEnumeration(sections, passage, rank, unit)
    }
  }
  return [...sections.values()]
}

function addUnit(sections: Map<string, Section>, passage: Passage, rank: number, unit: Unit) {
  const path = [passage.heading, unit.section.heading]
    .filter(Boolean)
    .flatMap((heading) => heading.replace(SECTION, '').split(BETWEEN))
  for (const [depth, heading] of path.entries()) {
    const key = `${passage.pageId} ${path.slice(0, depth + 1).join(BETWEEN)}`
    const section = sections.get(key) ?? { heading, passage, rank, rows: [], below: [] }
    sections.set(key, section)
    const deeper = path[depth + 1]
    if (deeper !== undefined && !section.below.includes(deeper)) section.below.push(deeper)
    const isShort = unit.isRow && unit.text.length <= ROW_LETTERS
    if (isShort && depth === path.length - 1 && !section.rows.includes(unit.text)) {
      section.rows.push(unit.text)
    }
  }
}

/** A sentence that enumerates is a list too ("Instruments: piano, guitar, violin."), and so are the lines below a heading or question. */
function addEnumeration(
  sections: Map<string, Section>,
  passage: Passage,
  rank: number,
  { text, section }: Unit,
) {
  const named = enumerationIn(text)
  if (!named) return
  const above = [section.heading, passage.heading.split(BETWEEN).at(-1)!].find(Boolean) ?? ''
  const heading = named.label || above
  const key = `${passage.pageId} ${heading} ${text}`
  if (heading && !sections.has(key))
    sections.set(key, {
      heading,
      passage,
      rank,
      rows: named.items,
      below: [],
      isLabel: named.label !== '',
    })
}
