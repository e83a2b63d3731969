import type { Block } from '../blocks.ts'
import type { AddressFact } from '../fact.ts'
import { fromStreet, isAddressLabel, isLane, isStreetWord } from './address-words.ts'
import { type Line, trimLabel } from './line.ts'
import { isPlace, MAX, toFact } from './address-fact.ts'
import { behindMap, placeNamed } from './whereabouts.ts'
import { timeTokens } from './time-tokens.ts'

const STREET_LETTERS = 90
/** Postcodes together with what distinguishes them from other numbers: the town after it, the state, or the letters in it. */
const POSTCODES = [
  /(?<![\d.,/-])(?:[A-Z]{1,2}-\s?)?\d{4,5},?\s(?:[–-]\s)?(?:(?:St|S)\.\s)?\p{Lu}[\p{L}'’-]+(?:[ /-](?:\p{L}{1,3}\.?[ /])?\p{Lu}[\p{L}'’-]+){0,3}/u,
  /(?<![\d.,/-])\d{4}-\d{3},?\s\p{Lu}[\p{L}'’ -]{2,40}/u,
  /(?<![\d.,/-])\d{4}\s?[A-Z]{2},?\s\p{Lu}[\p{L}'’ -]{2,40}/u,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d)/u,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/u,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s(?:[A-Z]{2},?\s)?[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/u,
  /\p{Lu}[\p{L}.'’ ,/-]{2,40},?\s\d{5}-\d{3}(?!\d)/u,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![\p{L}\d])/u,
]
/** A name with a house number, such as "Kirchwinkel 3": right before a postcode it is a street. */
const HOUSE = /^\p{Lu}[\p{L}.'’-]{2,40}(?:\s[\p{L}.'’-]{1,20}){0,4}\s\d{1,4}\s?[a-zA-Z]?$/u
/** A house number alone. */
const NUMBER = /^\d{1,4}\s?(?:bis|ter|[a-z])?$/i
/** A town with its country or region, and nothing else. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?:,? (?:\p{L}{1,3} )?\p{Lu}[\p{L}'’-]+){0,3}\.?$/u
/** The most parts of an address before its postcode, and the most words of a part. */
const PARTS_MAX = 4
const PART_WORDS = 5
/** Separates a name or a label from the address that follows it. */
const LEADS = /[:;•·|]\s|\s[–—-]\s|\.\s(?=\p{Lu}\p{L}{4,})/u
/** A year: before a name it belongs to an event, while a postcode belongs to a town. */
const YEAR = /^(?:19|20)\d{2}\s/
/** A line between street and town that only helps to find the way: "(corner of Mill Lane)". */
const IN_BRACKETS = /^\s*\([^()]*\)\s*$/
const COUNTRY_BEHIND = /^,?\s?\(?[A-Z]{2}\)?(?=$|[\s,;.|])/
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
  if (!/\d{4}|\d[A-Z]{2}\b|\b[A-Z]\d[\dW]\s?[A-Z\d]{4}\b/.test(text)) return []
  const pieces = text.split(/\n|\s\|\s/).filter((piece) => !IN_BRACKETS.test(piece))
  return pieces.flatMap((piece, index) => {
    const found = townIn(piece)
    if (!found) return []
    const before = piece.slice(0, found.at)
    const isNearby = above?.headings.join() === block.headings.join()
    const earlier =
      index > 0 ? pieces[index - 1]! : isNearby ? (above?.text.split('\n').at(-1) ?? '') : ''
    const street =
      streetIn(before) ??
      (before.trim().length < 3 ? (streetIn(earlier) ?? laneIn(earlier)) : laneIn(before)) ??
      (YEAR.test(found.town) ? undefined : placeIn(before))
    if (!street || endsInYear(`${street} ${found.town}`)) return []
    const label = trimLabel(
      before.includes(street) ? before.slice(0, before.indexOf(street)) : before,
    )
    const name = label || block.headings.at(-1) || ''
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

/** "April 30, 2021, UTC" has the form of a street and a postcode with its town. "Via 25 Aprile 3, 2000" has no year. */
const endsInYear = (text: string): boolean =>
  timeTokens(text, null, true).some((token) => token.kind === 'date' && token.date.year !== null)

const lineOf = (piece: string, street: string) =>
  piece.includes(street) ? piece : `${street}, ${piece}`

function townIn(piece: string): { at: number; town: string } | undefined {
  const matches = POSTCODES.map((form) => form.exec(piece.slice(0, 1_500))).filter(
    (match) => match !== null,
  )
  const first = matches.toSorted((a, b) => a.index - b.index)[0]
  if (!first) return undefined
  const behind = COUNTRY_BEHIND.exec(piece.slice(first.index + first[0].length))?.[0] ?? ''
  return { at: first.index, town: (first[0] + behind).trim() }
}

/** The street with a number at the end of a text. */
function streetIn(text: string): string | undefined {
  const tail = text.slice(-STREET_LETTERS).replace(/[\s,–—|·•-]+$/, '')
  const whole = tail
    .split(/[:;•·|]\s|(?<!\d)[.!?]\s(?=\p{Lu}\p{L}{4,})/u)
    .at(-1)!
    .trim()
  return streetOf(whole.split(/\s[–—-]\s/).at(-1)!) ?? streetOf(whole)
}

/** A street without house numbers as the whole text: "Chemin des Aulnes, lieu-dit La Bruyère". */
function laneIn(text: string): string | undefined {
  const parts = partsIn(text)
  if (!parts || parts.length > PARTS_MAX) return undefined
  return parts[0]!.split(/\s+/).some(isLane) ? parts.join(', ') : undefined
}

/** Words between commas before a postcode without any word for a street: "Gull Rock, Ballyrone,". */
function placeIn(text: string): string | undefined {
  const parts = /,\s*$/.test(text) ? partsIn(text) : undefined
  if (!parts || parts.length < 2 || parts.length > PARTS_MAX) return undefined
  return parts.every((part) => /^(?:\p{Lu}|\S+\s\d)/u.test(part)) ? parts.join(', ') : undefined
}

/** The short parts of a line between commas, without a leading name or label. */
function partsIn(text: string): string[] | undefined {
  const whole = text.slice(-STREET_LETTERS).split(LEADS).at(-1)!
  const parts = whole
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isShort = (part: string) =>
    part.split(/\s+/).length <= PART_WORDS && !/[@?!]|:\/\//.test(part)
  return text.length <= STREET_LETTERS && parts.length > 0 && parts.every(isShort)
    ? parts
    : undefined
}

function streetOf(clause: string): string | undefined {
  if (!/\d/.test(clause) || /@|https?:|www\./.test(clause)) return undefined
  const parts = clause.split(/,\s*/)
  // The number may be in the same part, begin the next or be the one before: "Rua Direita, 12", "18, rue Haute".
  const isNumbered = (part: string, index: number) =>
    /\d/.test(part) ||
    /^(?:n[.º°]?\s?)?\d/i.test(parts[index + 1] ?? '') ||
    NUMBER.test(parts[index - 1] ?? '')
  const at = parts.findIndex(
    (part, index) =>
      isNumbered(part, index) && (part.split(/\s+/).some(isStreetWord) || HOUSE.test(part)),
  )
  if (at < 0) return undefined
  const isAfterNumber = NUMBER.test(parts[at - 1] ?? '')
  return fromStreet(parts.slice(isAfterNumber ? at - 1 : at).join(', '))
}

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
