import { SECTION } from '../../../ports/reader/index.ts'
import { memoized } from '../../../lib/memoized.ts'
import { lexemesOf } from '../language/lexemes.ts'
import type { Passage, Term } from '../retrieval/types.ts'
import { labelOf, type PromptSource } from './prompt-source.ts'

/** Characters: the lines of a section stay together up to this length, so that a row keeps the line it belongs to. */
const PARAGRAPH_MAX = 700
/** A shorter paragraph takes in what follows it, with its heading: a few pieces say more than many fragments. */
const PARAGRAPH_ENOUGH = 400
const MAX = 16
/** Weight of its passage's score, against how much of the question the paragraph itself matches. */
const PLACE = 0.5
/** Weight of a heading above a paragraph, against the paragraph's own words. */
const HEADING = 0.5

type Cut = { section: string; text: string }
type Paragraph = Cut & { passage: Passage }

/** Passages whose paragraphs are remembered: every question is answered from the same few. */
const PASSAGES = 2_000
const cutsOf = memoized(PASSAGES, cut)

/**
 * Cuts the passages found into paragraphs, the best first, so that a model sees of many passages the parts that may answer, each with its
 * headings. A paragraph is scored by its passage and by how much of the question it matches itself.
 * @param room total length of the paragraphs in characters.
 */
export function paragraphsFor(passages: Passage[], terms: Term[], room: number): PromptSource[] {
  const best = Math.max(0, ...passages.map(({ score }) => score)) || 1
  const coverage = coverageOf(terms)
  const ranked = passages
    .flatMap(paragraphsOf)
    .map((paragraph) => ({
      paragraph,
      score: (PLACE * paragraph.passage.score) / best + coverage(paragraph),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX)
    .map(({ paragraph }) => sourceOf(paragraph))
  return within(room, ranked)
}

const paragraphsOf = (passage: Passage): Paragraph[] =>
  cutsOf(passage.text).map(({ section, text }) => ({ passage, section, text }))

function cut(passage: string): Cut[] {
  const cuts: Cut[] = []
  let section = ''
  let open: Cut | undefined
  for (const line of passage.split('\n')) {
    if (line.startsWith(SECTION)) {
      section = line.slice(SECTION.length).trim()
      if (open && open.text.length < PARAGRAPH_ENOUGH) open.text += `\n${line}`
      else open = undefined
    } else if (!line.trim()) {
      open = undefined
    } else if (open && open.text.length + line.length <= PARAGRAPH_MAX) {
      open.text += `\n${line}`
    } else {
      open = { section, text: line }
      cuts.push(open)
    }
  }
  return cuts
}

type Lexemes = ReadonlySet<string>

/** The share of the question that a paragraph matches, by the weight of the words. */
function coverageOf(terms: Term[]): (paragraph: Paragraph) => number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  const closeness = closenessOf(terms)
  return ({ passage: { title, heading, config }, section, text }) => {
    if (all === 0) return 0
    const own = closeness(lexemesOf(text, config))
    const above = [title, heading, section].map((line) => closeness(lexemesOf(line, config)))
    let held = 0
    for (const [at, { weight }] of terms.entries()) {
      const heading = Math.max(above[0]![at]!, above[1]![at]!, above[2]![at]!)
      held += weight * Math.max(own[at]!, HEADING * heading)
    }
    return held / all
  }
}

/** How closely a text matches each term. Many paragraphs share their title and headings, so those are compared once. */
function closenessOf(terms: Term[]): (lexemes: Lexemes) => number[] {
  const known = new Map<Lexemes, number[]>()
  // The closest first, so that the first form found is the one that counts.
  const sorted = terms.map(({ forms }) => [...forms].toSorted(([, a], [, b]) => b - a))
  const closestIn = (lexemes: Lexemes) =>
    sorted.map((forms) => forms.find(([form]) => lexemes.has(form))?.[1] ?? 0)
  return (lexemes) => {
    const found = known.get(lexemes) ?? closestIn(lexemes)
    known.set(lexemes, found)
    return found
  }
}

/** A section inside a passage is below or beside the heading at the passage's start, so both are given. */
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
