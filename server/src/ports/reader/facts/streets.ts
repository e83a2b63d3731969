import { fromStreet, isLane, isStreetWord } from './address-words.ts'

/** Letters in which a street ends before its town; what is further away is something else. */
const STREET_LETTERS = 90
/** A name with a house number, such as "Kirchwinkel 3": right before a postcode it is a street. */
export const HOUSE =
  /^(?:['’]t\s)?\p{Lu}[\p{L}.'’-]{2,40}(?:\s[\p{L}.'’-]{1,20}){0,4}\s\d{1,4}\s?[a-zA-Z]?$/u
/** A house number, or in Spanish and Portuguese that there is none. */
const NUMBERED = /\d|\bs\/n\b/i
/** A house number alone. */
const NUMBER = /^\d{1,4}\s?(?:bis|ter|[a-z])?$/i
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

/** A street after its town: "80331 München, Hauptstr. 5". */
export function streetBehind(text: string): string | undefined {
  const next = /^,\s([^,;:|·•]{4,60})/.exec(text)?.[1]
  return next ? streetIn(next) : undefined
}

/** The street with a number at the end of a text. */
export function streetIn(text: string): string | undefined {
  const tail = text.slice(-STREET_LETTERS).replace(BETWEEN, '')
  const whole = tail.split(SENTENCES).at(-1)!.trim()
  return streetOf(whole.split(/\s[–—-]\s/).at(-1)!) ?? streetOf(whole)
}

/** A street without house numbers as the whole text: "Chemin des Aulnes, lieu-dit La Bruyère". */
export function laneIn(text: string): string | undefined {
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
export function placeIn(text: string): string | undefined {
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
