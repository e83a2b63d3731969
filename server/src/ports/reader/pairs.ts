import type { Block } from './blocks.ts'
import { joinLines } from './line.ts'
import { pair } from './rows.ts'
import { isBareValue, isLabel } from './value.ts'

const NAME_WORDS = 7
const FEW_WORDS = 14
const PHONE_DIGITS = 7

/** A value on a line of its own is read with what it is the value of: the short line above it, else its heading. */
export function pairLines(blocks: Block[]): Block[] {
  return nameSingles(pairValues(blocks))
}

/** A few words that are all there is below a heading: whom it is, where, how long. */
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

/** Not a sentence, and no line that has a label of its own, as a number of a telephone mostly has. */
const isFew = (text: string) =>
  text.split(/\s/).length <= FEW_WORDS &&
  !/[.!?:|]$|^- |: |@/.test(text) &&
  (!/\p{L}/u.test(text) || (text.match(/\d/g)?.length ?? 0) < PHONE_DIGITS)

const isBelow = (block: Block | undefined, headings: string[]): boolean =>
  block !== undefined && headings.every((heading, level) => block.headings[level] === heading)

function pairValues(blocks: Block[]): Block[] {
  const paired: Block[] = []
  for (const [index, block] of blocks.entries()) {
    const above = paired.at(-1)
    if (!isLoose(block) || !isBareValue(block.text)) {
      paired.push(block)
    } else if (above && isNameOf(above, block) && !isContinued(block, blocks[index + 1])) {
      paired[paired.length - 1] = { ...join(above, block), ...pair(bare(above.text), block.text) }
    } else {
      const heading = block.headings.at(-1)
      const isNamed = heading && isLabel(heading) && !isBareValue(heading)
      paired.push(isNamed ? { ...block, ...pair(heading, block.text) } : block)
    }
  }
  return paired
}

const isLoose = (block: Block) => !block.cells && !block.text.includes('\n')

const isNameOf = (above: Block, block: Block): boolean =>
  isLoose(above) &&
  isLabel(above.text) &&
  !/\d{3}|@/.test(above.text) &&
  !isBareValue(above.text) &&
  above.region === block.region &&
  above.headings.join('\0') === block.headings.join('\0')

/** Several values below each other are a list below a heading, not the value of one line. */
const isContinued = (block: Block, next: Block | undefined): boolean =>
  next !== undefined &&
  isLoose(next) &&
  isBareValue(next.text) &&
  next.headings.join('\0') === block.headings.join('\0')

const bare = (text: string) => text.replace(/^- /, '')

function join(above: Block, block: Block): Block {
  const links = [...(above.links ?? []), ...(block.links ?? [])]
  return { ...above, ...(links.length > 0 ? { links } : {}) }
}
