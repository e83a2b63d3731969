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
  /(?<![\d.,/-])(?:[A-Z]{1,2}-\s?)?\d{4,5},?\s(?:[–-]\s)?(?:(?:St|S)\.\s)?\p{Lu}[\p{L}'’-]+(?:[ /-](?:\p{L}{1,3}\.?[ /])?\p{Lu}[\p{L}'’-]+){0,3}/gu,
  /(?<![\d.,/-])\d{4}-\d{3},?\s\p{Lu}[\p{L}'’ -]{2,40}/gu,
  /(?<![\d.,/-])\d{4}\s?[A-Z]{2},?\s\p{Lu}[\p{L}'’ -]{2,40}/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{2},?\s\d{5}(?:-\d{4})?(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},\s\p{Lu}[\p{Ll}]{3,}(?:\s\p{Lu}[\p{Ll}]{3,})?\s\d{5}(?:-\d{4})?(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT),?\s\d{4}(?!\d)/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s(?:[A-Z]{2},?\s)?[A-Z]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ ,/-]{2,40},?\s\d{2}\.?\d{3}-\d{3}(?:\s[A-Z]{2})?(?![\p{L}\d])/gu,
  /\p{Lu}[\p{L}.'’ -]{2,40},?\s[A-Z]\d[\dW]\s?[A-Z\d]{4}(?![\p{L}\d])/gu,
]
/** A name with a house number, such as "Kirchwinkel 3": right before a postcode it is a street. */
const HOUSE =
  /^(?:['’]t\s)?\p{Lu}[\p{L}.'’-]{2,40}(?:\s[\p{L}.'’-]{1,20}){0,4}\s\d{1,4}\s?[a-zA-Z]?$/u
/** A house number, or in Spanish and Portuguese that there is none. */
const NUMBERED = /\d|\bs\/n\b/i
/** A house number alone. */
const NUMBER = /^\d{1,4}\s?(?:bis|ter|[a-z])?$/i
/** The most places of one form in a line that may be towns. */
const TOWNS_MAX = 8
/** What every town with its postcode or state has in it: digits, or the letters of a code. */
const MAY_HOLD_TOWN = /\d{4}|\d[A-Z]{2}\b|\b[A-Z]\d[A-Z\d]\s?[A-Z\d]{3}|\d-\d{3}|[/-]\s?[A-Z]{2}\b/
/** A Brazilian town with its state, which may stand without a postcode: "Serra Bonita/SP", "Serra Bonita - SP". */
const TOWN_AND_STATE =
  /\p{Lu}[\p{L}.'’ -]{2,40}(?:\/|\s[-–]\s)(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\d])/u
/** A town with its country or region, and nothing else. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?:,? (?:\p{L}{1,3} )?\p{Lu}[\p{L}'’-]+){0,3}\.?$/u
/** The most parts of an address before its postcode, and the most words of a part. */
const PARTS_MAX = 4
const PART_WORDS = 5
/** What stands between a street and its town. */
const BETWEEN = /[\s,–—|·•-]+(?:(?:in|à|en|a|te)\s+)?$/
/** Two to four capitalised words before the town. */
const NAME_AT_END = /(?:^|\s)(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}),\s*$/u
/** Separates a name or a label from the address that follows it. */
const LEADS = /[:;•·|]\s|\s[–—-]\s|\.\s(?=\p{Lu}\p{L}{4,})/u
/** Ends of sentences and labels, but not of a house number or an abbreviation: "415-B, Col. Calesa". */
const SENTENCES = /[:;•·|]\s|(?<!\d|(?<!\p{L})\p{Lu}\p{L}{0,3})[.!?]\s(?=\p{Lu}\p{L}{4,})/u
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

type Town = { at: number; town: string }

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

/** A street after its town: "80331 München, Hauptstr. 5". */
function streetBehind(text: string): string | undefined {
  const next = /^,\s([^,;:|·•]{4,60})/.exec(text)?.[1]
  return next ? streetIn(next) : undefined
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

/** The towns of a line with their postcodes, or with their states where there is no postcode. */
function townsIn(piece: string): Town[] {
  const start = piece.slice(0, 1_500)
  const coded = POSTCODES.flatMap((form) => [...start.matchAll(form)].slice(0, TOWNS_MAX))
  const stated = coded.length > 0 ? null : TOWN_AND_STATE.exec(start)
  return [...coded, ...(stated ? [stated] : [])]
    .toSorted((a, b) => a.index - b.index)
    .map(({ 0: match, index }) => {
      const behind = COUNTRY_BEHIND.exec(piece.slice(index + match.length))?.[0] ?? ''
      return { at: index, town: (match + behind).trim() }
    })
}

/** The street with a number at the end of a text. */
function streetIn(text: string): string | undefined {
  const tail = text.slice(-STREET_LETTERS).replace(BETWEEN, '')
  const whole = tail.split(SENTENCES).at(-1)!.trim()
  return streetOf(whole.split(/\s[–—-]\s/).at(-1)!) ?? streetOf(whole)
}

/** A street without house numbers as the whole text: "Chemin des Aulnes, lieu-dit La Bruyère". */
function laneIn(text: string): string | undefined {
  const parts = partsIn(text)
  if (!parts || parts.length > PARTS_MAX) return laneAtEnd(text)
  return parts[0]!.split(/\s+/).some(isLane) ? parts.join(', ') : undefined
}

/** A street at the end of a sentence: "The hall is at the end of Pound Lane,". */
function laneAtEnd(text: string): string | undefined {
  const name = NAME_AT_END.exec(text.slice(-STREET_LETTERS))?.[1]
  return name?.split(/\s+/).some(isLane) ? name : undefined
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
  if (!NUMBERED.test(clause) || /@|https?:|www\./.test(clause)) return undefined
  const parts = clause.split(/,\s*/)
  // The number may be in the same part, begin the next or be the one before: "Rua Direita, 12", "18, rue Haute".
  const isNumbered = (part: string, index: number) =>
    NUMBERED.test(part) ||
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
