import type { Block } from './blocks.ts'
import { pairDays } from './day-columns.ts'
import { joinLines } from './line.ts'
import { pair, rowOf } from './rows.ts'
import { isBareContact, isBareValue, isLabel, isValue } from './value.ts'

const NAME_WORDS = 7
const FEW_WORDS = 14
const PHONE_DIGITS = 7
/** A row has at most this many pieces, its label and the values of its columns; further values are not joined to it. */
const PIECES_MAX = 5

/** Joins a value on its own line with its label: the short line above it, or its heading. */
export function pairLines(blocks: Block[]): Block[] {
  return nameSingles(pairValues(pairBehind(pairDays(blocks))))
}

/** Fewer values, each above its label, are no list of them. */
const LISTED = 2

/** Joins values that stand each above its label with these labels: "€ 120", "Consultation", "€ 80", "Follow-up". */
function pairBehind(blocks: Block[]): Block[] {
  const paired: Block[] = []
  for (let at = 0; at < blocks.length;) {
    const end = endOfPlace(blocks, at)
    const place = blocks.slice(at, end)
    paired.push(...(isAboveLabels(place) ? place.flatMap(withLabelBehind) : place))
    at = end
  }
  return paired
}

function endOfPlace(blocks: Block[], start: number): number {
  const other = blocks.findIndex((block, at) => at > start && !isSamePlace(blocks[start], block))
  return other < 0 ? blocks.length : other
}

const isAboveLabels = (place: Block[]): boolean =>
  place.length >= 2 * LISTED &&
  place.length % 2 === 0 &&
  place.every((block, at) =>
    at % 2 === 0
      ? isLoose(block) && isBareValue(block.text)
      : isLoose(block) && isLabel(block.text) && !isValue(block.text),
  )

const withLabelBehind = (block: Block, at: number, place: Block[]): Block[] =>
  at % 2 === 0
    ? [{ ...join(block, place[at + 1]!), ...rowOf([place[at + 1]!.text, block.text]) }]
    : []

/** Joins a few words that stand alone below a heading with that heading, such as a name, a place or a duration. */
function nameSingles(blocks: Block[]): Block[] {
  return blocks.map((block, index) => {
    const heading = block.headings.at(-1) ?? ''
    const isAlone =
      !isBelow(blocks[index - 1], block.headings) && !isBelow(blocks[index + 1], block.headings)
    if (block.cells || !isAlone || !isName(heading) || !isFew(block.text)) return block
    const text = joinLines(block.text.split('\n'))
    return { ...block, ...pair(heading, text), headings: block.headings.slice(0, -1) }
  })
}

const isName = (heading: string) => isLabel(heading) && heading.split(' ').length <= NAME_WORDS

/** Whether a text is a few words without a label of its own. */
const isFew = (text: string) =>
  text.split(/\s/).length <= FEW_WORDS &&
  !/[.!?:|]$|^- |: |@/.test(text) &&
  (!/\p{L}/u.test(text) || (text.match(/\d/g)?.length ?? 0) < PHONE_DIGITS)

const isBelow = (block: Block | undefined, headings: string[]): boolean =>
  block !== undefined && headings.every((heading, level) => block.headings[level] === heading)

function pairValues(blocks: Block[]): Block[] {
  const paired: Block[] = []
  /** Pieces of the last block before values were joined to it. */
  let pieces: string[] = []
  for (const block of blocks) {
    const above = paired.at(-1)
    const isMore = pieces.length > 1 && pieces.length < PIECES_MAX && isSamePlace(above, block)
    if (!isLoose(block) || !(isBareValue(block.text) || isBareContact(block.text))) {
      const isWord =
        isMore === false && pieces.length === 1 && isWordFor(paired.at(-2), above, block)
      pieces = isWord ? [pieces[0]!, block.text] : isLoose(block) ? [bare(block.text)] : []
      if (isWord) paired[paired.length - 1] = { ...join(above!, block), ...rowOf(pieces) }
      else paired.push(block)
    } else if (above && (isMore || (pieces.length === 1 && isNameOf(above, block)))) {
      pieces.push(block.text)
      paired[paired.length - 1] = { ...join(above, block), ...rowOf(pieces) }
    } else {
      const heading = block.headings.at(-1)
      const isNamed = heading && isLabel(heading) && !isBareValue(heading)
      paired.push(isNamed ? { ...block, ...pair(heading, block.text) } : block)
      pieces = []
    }
  }
  return paired
}

const isSamePlace = (above: Block | undefined, block: Block): boolean =>
  above?.region === block.region && above?.headings.join('\0') === block.headings.join('\0')

/** Whether a word is a value like those of its neighbours: "closed" after "Sunday", below days with hours. */
const isWordFor = (before: Block | undefined, above: Block | undefined, block: Block): boolean =>
  before?.cells?.length === 1 &&
  isValue(before.cells[0]!.text) &&
  isSamePlace(before, block) &&
  above !== undefined &&
  isNameOf(above, block) &&
  isLoose(block) &&
  /^\p{Ll}/u.test(block.text) &&
  block.text.split(' ').length <= 4

const isLoose = (block: Block) => !block.cells && !block.text.includes('\n')

const isNameOf = (above: Block, block: Block): boolean =>
  isLoose(above) &&
  isLabel(above.text) &&
  !/\d{3}|@/.test(above.text) &&
  !isBareValue(above.text) &&
  isSamePlace(above, block)

const bare = (text: string) => text.replace(/^- /, '')

function join(above: Block, block: Block): Block {
  const links = [...(above.links ?? []), ...(block.links ?? [])]
  return { ...above, ...(links.length > 0 ? { links } : {}) }
}
