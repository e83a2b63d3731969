import type { Block } from '../blocks.ts'
import type { AddressFact } from '../fact.ts'
import { isAddressLabel, isStreetWord } from './address-words.ts'
import { type Line, trimLabel } from './line.ts'
import { isPlace, MAX, toFact } from './address-fact.ts'
import { HOUSE, laneIn, placeIn, streetBehind, streetIn } from './streets.ts'
import { MAY_HOLD_TOWN, type Town, townsIn } from './towns.ts'
import { behindMap, placeNamed } from './whereabouts.ts'
import { timeTokens } from './time-tokens.ts'

/** A town with its country or region, and nothing else. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?:,? (?:\p{L}{1,3} )?\p{Lu}[\p{L}'’-]+){0,3}\.?$/u
/** A year: before a name it belongs to an event, while a postcode belongs to a town. */
const YEAR = /^(?:19|20)\d{2}\s/
/** A line between street and town that only helps to find the way: "(corner of Mill Lane)". */
const IN_BRACKETS = /^\s*\([^()]*\)\s*$/

/** Postal addresses, each on one line: in links to maps, after a label, or recognized by their form. */
export function addressesOf(blocks: Block[], lines: Line[]): AddressFact[] {
  const byForm = blocks.flatMap((block, index) => formed(block, blocks[index - 1]))
  const labelled = lines.flatMap((line, index) =>
    behindLabel(line, lines[index - 1], lines[index + 1]),
  )
  const known = [...byForm, ...labelled]
  // Links to maps only count where the text has no address.
  const mapped = known.length > 0 ? [] : lines.flatMap(behindMap)
  const located = known.length + mapped.length > 0 ? [] : lines.flatMap(placeNamed)
  return withoutParts([...known, ...mapped, ...located])
}

const asLine = (block: Block): Line => ({
  text: block.text,
  headings: block.headings.filter(Boolean).map((heading) => heading.slice(0, MAX)),
  page: block.page,
  cells: [],
  links: [],
})

/** Addresses by their form: street and house number, then postcode and town, on one line or two. */
function formed(block: Block, above: Block | undefined): AddressFact[] {
  const text = block.text.slice(0, 4_000)
  if (!MAY_HOLD_TOWN.test(text)) return []
  const pieces = text.split(/\n|\s\|\s/).filter((piece) => !IN_BRACKETS.test(piece))
  return pieces.flatMap((piece, index) => {
    const isNearby = above?.headings.join() === block.headings.join()
    const earlier =
      index > 0 ? pieces[index - 1]! : isNearby ? (above?.text.split('\n').at(-1) ?? '') : ''
    const found = placeOfTown(piece, earlier)
    if (!found) return []
    const { street, before } = found
    const name = labelIn(before, street) || block.headings.at(-1) || ''
    const address = `${street}, ${found.town}`
    return [
      toFact(
        asLine(block),
        address,
        name.slice(0, 90),
        piece.length <= MAX ? lineOf(piece, street) : address,
      ),
    ]
  })
}

/**
 * The first town of a line that has a street before it, or on the line above. A house number before a name looks like a postcode before a
 * town ("1190 Orchard Street, Fennimore, WI 53999"), but has no street before it.
 */
function placeOfTown(
  piece: string,
  earlier: string,
): { street: string; before: string; town: string } | undefined {
  const towns = townsIn(piece)
  const places = [...towns.map(inStreet), ...towns.map(inPlace)]
  return places.find((place) => place && !endsInYear(`${place.street} ${place.town}`))

  function inStreet({ at, town }: Town) {
    const before = piece.slice(0, at)
    const isAlone = before.trim().length < 3
    const street =
      streetIn(before) ?? (isAlone ? (streetIn(earlier) ?? laneIn(earlier)) : laneIn(before))
    return street ? { street, before, town } : undefined
  }
  function inPlace({ at, town }: Town) {
    const before = piece.slice(0, at)
    if (YEAR.test(town)) return undefined
    const street = placeIn(before) ?? streetBehind(piece.slice(at + town.length))
    return street ? { street, before, town } : undefined
  }
}

/** What stands before a street, unless it is another contact: "Tapestry Studio •". */
function labelIn(before: string, street: string): string {
  const lead = before.includes(street) ? before.slice(0, before.indexOf(street)) : before
  const label = trimLabel(lead).replace(/[\s·•|–—-]+$/, '')
  return label.includes('@') ? '' : label
}

/** "April 30, 2021, UTC" has the form of a street and a postcode with its town. "Via 25 Aprile 3, 2000" has no year. */
const endsInYear = (text: string): boolean =>
  timeTokens(text, null, true).some((token) => token.kind === 'date' && token.date.year !== null)

const lineOf = (piece: string, street: string) =>
  piece.includes(street) ? piece : `${street}, ${piece}`

/** Addresses after a label: "Address: …", or in the line below such a heading. */
function behindLabel(line: Line, above: Line | undefined, below: Line | undefined): AddressFact[] {
  const colon = line.text.indexOf(':')
  const own = colon > 0 ? line.text.slice(0, colon) : ''
  if (isAddressLabel(own)) {
    const address = cleaned(line.text.slice(colon + 1).split(' | ')[0]!)
    return isPlace(address) ? [toFact(line, address, own.trim(), line.text)] : []
  }
  const isBelow = isSameSection(above, line) && isAddressLabel(above.text)
  const label = isBelow ? above.text : (line.headings.at(-1) ?? '')
  if (!isAddressLabel(label) || line.text.length > MAX) return []
  const address = cleaned(line.text)
  if (!isPlace(address)) return []
  if (address.split(/[\s,]+/).some(isStreetWord))
    return [toFact(line, address, trimLabel(label), line.text)]
  const town = isBelow || !isSameSection(above, line) ? townBelow(line, below) : null
  if (!town || !HOUSE.test(address)) return []
  return [toFact(line, `${address}, ${town}`, trimLabel(label), `${address}, ${town}`)]
}

const isSameSection = (other: Line | undefined, line: Line): other is Line =>
  other !== undefined && other.headings.join() === line.headings.join()

/** The town in the line after a street that has no word for one: "Leandro Alves 871", "Santa Rosa, Uruguay". */
const townBelow = (line: Line, below: Line | undefined): string | null =>
  isSameSection(below, line) && TOWN.test(below.text) ? below.text.replace(/\.$/, '') : null

const cleaned = (text: string) =>
  text
    .slice(0, MAX)
    .split(/\s(?:tel|phone|telefon|fax|whatsapp|e-?mail)\b/i)[0]!
    .trim()
    .replace(/[\s,;.|-]+$/, '')

/** Each address once, in its fullest form. */
function withoutParts(facts: AddressFact[]): AddressFact[] {
  const key = ({ value }: AddressFact) => value.address.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const most = facts.slice(0, 60)
  return most.filter(
    (fact, index) =>
      !most.some(
        (other, at) =>
          at !== index &&
          key(other).includes(key(fact)) &&
          (key(other) !== key(fact) || at < index),
      ),
  )
}
