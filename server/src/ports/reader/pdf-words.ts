import { withAccents } from './pdf-accents.ts'
import type { Glyph } from './pdf-text-machine.ts'

export type PdfWord = {
  text: string
  x0: number
  x1: number
  /** Distance of its base line from the top of the page. */
  y: number
  size: number
  bold: boolean
  /** Distance between its letters, where they were spaced. */
  spacing?: number
}

/** Width of a space, and the overlap of letters, in letter sizes. */
const SPACE = 0.16
const OVERLAP = 0.5
/** Letters farther apart, in letter sizes, are in different columns rather than spaced. */
const MAX_SPACED = 1.2
const SPACED_LETTERS = 3
/** Letters painted twice for a bolder look are closer than this, in letter sizes. */
const SHADOW = 0.12

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Joins glyphs into words: glyphs that touch are one word; raised ones, as of a footnote, are a word of the same line. */
export function wordsOf(glyphs: Glyph[]): PdfWord[] {
  const words: PdfWord[] = []
  let word: PdfWord | undefined
  let rightToLeft = false
  const drawn = [...withAccents(withoutShadows(glyphs))]
  const spacing = spacingOf(drawn)
  for (const [at, glyph] of drawn.entries()) {
    if (!glyph.text.trim() && !TEX_LIGATURES.has(glyph.text)) {
      word = undefined
      continue
    }
    const text = normalised(glyph.text)
    if (!text) continue
    const isRightToLeft = RIGHT_TO_LEFT.test(text)
    if (word && isRightToLeft && rightToLeft && touchesLeft(word, glyph)) {
      word.text += text
      word.x0 = glyph.x
    } else if (word && isRightToLeft === rightToLeft && continues(word, glyph, spacing[at]!)) {
      word.text += text
      word.x1 = Math.max(word.x1, glyph.end)
    } else {
      const raised = word !== undefined && isRaised(word, glyph)
      const y: number = raised ? word!.y : glyph.y
      word = { text, x0: glyph.x, x1: glyph.end, y, size: glyph.size, bold: glyph.bold }
      words.push(word)
    }
    rightToLeft = isRightToLeft
  }
  return words
}

/** Letters of a line, at least, from which it shows whether they are spaced. */
const FEWEST_LETTERS = 4
/** The least and the largest distance between spaced letters, in letter sizes. */
const SPACED = { from: 0.06, to: 0.5 }

/** For each glyph the distance at which the letters of its line are set: 0 where they are not spaced, as in most lines. */
function spacingOf(glyphs: Glyph[]): number[] {
  const spacing: number[] = []
  let start = 0
  for (let end = 1; end <= glyphs.length; end++) {
    if (end < glyphs.length && isOfLine(glyphs[end - 1]!, glyphs[end]!)) continue
    const usual = usualGap(glyphs.slice(start, end))
    for (; start < end; start++) spacing.push(usual)
  }
  return spacing
}

const isOfLine = (a: Glyph, b: Glyph): boolean =>
  Math.abs(a.y - b.y) < a.size * 0.2 && Math.abs(a.size - b.size) < a.size * 0.1

/** The smaller distances count, as those between words are larger. */
function usualGap(line: Glyph[]): number {
  const isLetter = ({ text }: Glyph) => /^\p{L}$/u.test(text)
  const gaps = line
    .slice(1)
    .flatMap((glyph, at) => (isLetter(glyph) && isLetter(line[at]!) ? glyph.x - line[at]!.end : []))
  if (gaps.length + 1 < FEWEST_LETTERS) return 0
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)]!
  const { size } = line[0]!
  return usual >= size * SPACED.from && usual <= size * SPACED.to ? usual : 0
}

const continues = (word: PdfWord, glyph: Glyph, spacing: number) => {
  const size = Math.min(word.size, glyph.size)
  const gap = glyph.x - word.x1 - spacing
  return (
    Math.abs(glyph.y - word.y) < size * 0.2 &&
    Math.max(word.size, glyph.size) < size * 1.3 &&
    gap < size * SPACE &&
    gap > -size * OVERLAP
  )
}

const touchesLeft = (word: PdfWord, glyph: Glyph) =>
  Math.abs(glyph.y - word.y) < word.size * 0.2 && Math.abs(word.x0 - glyph.end) < word.size * SPACE

const isRaised = (word: PdfWord, glyph: Glyph) =>
  glyph.size < word.size * 0.85 &&
  Math.abs(glyph.y - word.y) < word.size * 0.6 &&
  Math.abs(glyph.x - word.x1) < word.size * 0.3

/** Ligatures by the control characters that stand for them in TeX fonts that do not name their letters. */
const TEX_LIGATURES = new Map(
  ['ff', 'fi', 'fl', 'ffi', 'ffl'].flatMap((letters, index) => [
    [String.fromCharCode(0x0b + index), letters] as const,
    [String.fromCharCode(0x1b + index), letters] as const,
  ]),
)

/** With a larger share of such characters, they are not ligatures but letters that cannot be decoded. */
const MAX_LIGATURES = 0.05

/** Whether the characters used for ligatures stand for other letters here. */
export const lacksLetters = (glyphs: Glyph[]): boolean =>
  glyphs.filter(({ text }) => TEX_LIGATURES.has(text)).length > glyphs.length * MAX_LIGATURES

/** Ligatures become letters; a soft hyphen stays only at the end of a line, where it divides a word. */
const normalised = (text: string) =>
  TEX_LIGATURES.get(text) ??
  text
    .replace(/[\uFB00-\uFB06\uFE70-\uFEFC]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/\u200B|\u200C|\u200D|\u2060|\uFEFF/g, '')

/** Leaves out glyphs that are painted a second time at nearly the same place. */
function* withoutShadows(glyphs: Glyph[]): Generator<Glyph> {
  const seen = new Map<string, Glyph[]>()
  for (const glyph of glyphs) {
    const key = `${glyph.text}${Math.round(glyph.y / 4)}`
    const same = seen.get(key) ?? []
    const isShadow = (other: Glyph) =>
      Math.abs(other.x - glyph.x) < glyph.size * SHADOW &&
      Math.abs(other.y - glyph.y) < glyph.size * SHADOW
    if (glyph.text.trim() && same.some(isShadow)) continue
    // A line repeats a letter some dozens of times; more is an attack, and is not remembered.
    if (same.length < 200) seen.set(key, [...same, glyph])
    yield glyph
  }
}

/** Joins spaced letters ("P R I C E S") into words; words go from left to right. */
export function joinSpacedLetters(words: PdfWord[]): PdfWord[] {
  const joined: PdfWord[] = []
  for (let start = 0; start < words.length;) {
    let end = start + 1
    if (isLetter(words[start]!)) {
      while (end < words.length && isSpacedFrom(words[end - 1]!, words[end]!)) end++
    }
    const run = words.slice(start, end)
    const whole = run.length === words.length && run.every(({ text }) => /\p{Lu}/u.test(text))
    const letters = run.filter(({ text }) => /\p{L}/u.test(text)).length
    const spaced = letters > SPACED_LETTERS || (whole && letters === SPACED_LETTERS)
    joined.push(...(spaced ? wordsOfSpaced(run) : run))
    start = end
  }
  return joined
}

const isLetter = ({ text }: PdfWord) => /^[\p{L}\p{N}&’'!?.,:-]$/u.test(text)

const isSpacedFrom = (a: PdfWord, b: PdfWord) =>
  isLetter(b) &&
  Math.abs(a.size - b.size) < a.size * 0.35 &&
  b.x0 - a.x1 < a.size * MAX_SPACED * 2 &&
  b.x0 > a.x1

/** Divides spaced letters into words: the smallest gaps are between letters, larger ones between words. */
function wordsOfSpaced(run: PdfWord[]): PdfWord[] {
  const gaps = run.slice(1).map((word, index) => word.x0 - run[index]!.x1)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)]!
  const size = run[0]!.size
  if (usual > size * MAX_SPACED) return run
  const words: PdfWord[] = [{ ...run[0]!, spacing: usual }]
  run.slice(1).forEach((letter, index) => {
    const word = words.at(-1)!
    if (gaps[index]! > usual * 1.5 + size * 0.08) words.push({ ...letter, spacing: usual })
    else {
      word.text += letter.text
      word.x1 = letter.x1
    }
  })
  return words
}
