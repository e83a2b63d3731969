import { SECTION } from '../../../ports/reader/index.ts'
import { stem } from '../language/stems.ts'
import { wordsOf } from '../language/words.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { labelOf, type PromptSource } from './prompt-source.ts'

/** Letters: lines of one section stay together up to here, so that a row keeps the line it belongs to. */
const PARAGRAPH_MAX = 700
/** Shorter ones take in what follows them, with its heading: many crumbs tell less than a few pieces. */
const PARAGRAPH_ENOUGH = 400
const MOST = 16
/** How well its passage was found, against how much of the question a paragraph speaks of itself. */
const PLACE = 0.5
/** What a heading above a paragraph tells of it, against its own words. */
const HEADING = 0.5

type Paragraph = { passage: Passage; section: string; text: string }

/**
 * What was found, cut into paragraphs, the best first: of many places a model is shown the part that may answer, and each
 * with its headings. A paragraph is as good as its passage was found to be and as much of the question as it speaks of itself.
 * @param room letters of all of them together
 */
export function paragraphsFor(passages: Passage[], terms: Term[], room: number): PromptSource[] {
  const best = Math.max(0, ...passages.map(({ score }) => score)) || 1
  const ranked = passages
    .flatMap(paragraphsOf)
    .map((paragraph) => ({
      paragraph,
      score: (PLACE * paragraph.passage.score) / best + coverageOf(paragraph, terms),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ paragraph }) => sourceOf(paragraph))
  return within(room, ranked.slice(0, MOST))
}

function paragraphsOf(passage: Passage): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let section = ''
  let open: Paragraph | undefined
  for (const line of passage.text.split('\n')) {
    if (line.startsWith(SECTION)) {
      section = line.slice(SECTION.length).trim()
      if (open && open.text.length < PARAGRAPH_ENOUGH) open.text += `\n${line}`
      else open = undefined
    } else if (!line.trim()) {
      open = undefined
    } else if (open && open.text.length + line.length <= PARAGRAPH_MAX) {
      open.text += `\n${line}`
    } else {
      open = { passage, section, text: line }
      paragraphs.push(open)
    }
  }
  return paragraphs
}

/** The share of the question a paragraph speaks of, by the weight of its words. */
function coverageOf({ passage, section, text }: Paragraph, terms: Term[]): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (all === 0) return 0
  const own = lexemesOf(text, passage.config)
  const above = lexemesOf(`${passage.title}\n${passage.heading}\n${section}`, passage.config)
  return terms.reduce((sum, { forms, weight }) => {
    const held = Math.max(closestOf(forms, own), HEADING * closestOf(forms, above))
    return sum + (weight * held) / all
  }, 0)
}

const lexemesOf = (text: string, config: string): Set<string> =>
  new Set(wordsOf(text).flatMap(({ text: word }) => [word, stem(word, config)]))

const closestOf = (forms: Map<string, number>, lexemes: Set<string>): number =>
  Math.max(0, ...[...forms].map(([form, closeness]) => (lexemes.has(form) ? closeness : 0)))

/** A section inside a passage stands below or beside the heading the passage begins with: both are told. */
const sourceOf = ({ passage, section, text }: Paragraph): PromptSource => ({
  label: labelOf(passage, [passage.heading, section].filter(Boolean).join('; ')),
  text,
  passage: { ...passage, text },
})

function within(room: number, sources: PromptSource[]): PromptSource[] {
  let length = 0
  return sources.filter(({ label, text }, index) => {
    length += label.length + text.length
    return index === 0 || length <= room
  })
}
