import type { Glyph } from './pdf-text-machine.ts'

/** Accents that fonts contain as signs of their own, with the combining characters that stand for them in text. */
const COMBINING = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['^', '\u0302'],
  ['ˆ', '\u0302'],
  ['~', '\u0303'],
  ['˜', '\u0303'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030A'],
  ['˝', '\u030B'],
  ['ˇ', '\u030C'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
])
/** Letters without a dot, which only accents stand on. */
const DOTTED = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
])
/** The farthest an accent's centre is from that of its letter, in letter sizes; one used as an apostrophe is beside it. */
const BESIDE = 0.15
/** The farthest it is raised above the letter's base line, in letter sizes, as it is on capitals. */
const RAISED = 0.5

/** Older TeX fonts have no letters with accents: they paint the accent and then the letter over it. Such pairs become one letter. */
export function* withAccents(glyphs: Iterable<Glyph>): Generator<Glyph> {
  let last: Glyph | undefined
  for (const glyph of glyphs) {
    const letter = last && (accented(glyph, last) ?? accented(last, glyph))
    if (last && !letter) yield last
    last = letter ?? glyph
  }
  if (last) yield last
}

function accented(letter: Glyph, accent: Glyph): Glyph | undefined {
  const combining = COMBINING.get(accent.text)
  if (!combining || !isOver(accent, letter)) return undefined
  const text = ((DOTTED.get(letter.text) ?? letter.text) + combining).normalize('NFC')
  return text.length === 1 ? { ...letter, text } : undefined
}

const isOver = (accent: Glyph, letter: Glyph): boolean =>
  Math.abs(centreOf(accent) - centreOf(letter)) < letter.size * BESIDE &&
  Math.abs(accent.y - letter.y) < letter.size * RAISED

const centreOf = ({ x, end }: Glyph): number => (x + end) / 2
