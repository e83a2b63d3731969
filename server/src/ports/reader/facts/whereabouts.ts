import type { AddressFact } from '../fact.ts'
import { isPlace, MAX, toFact } from './address-fact.ts'
import { isAddressLabel } from './address-words.ts'
import { type Line, trimLabel } from './line.ts'

const MAPS =
  /^https?:\/\/(?:(?:www|maps)\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|goo\.gl\/maps|maps\.apple\.com|(?:www\.)?openstreetmap\.org|www\.bing\.com\/maps)/i
/** Small words within the name of a place, in seven languages; none that joins two things. */
const SMALL =
  'de|del|della|delle|dei|di|la|las|los|le|les|du|des|da|do|dos|of|upon|on|the|am|an|der|im|in|bei|sur|sous|aan|den|op'
/** A place with its region or with more than one word: "Villa de Luna", "Leeds, West Yorkshire". A single word may be anything. */
const NAMED = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’-]+(?:,? (?:(?:${SMALL}) ){0,2}\p{Lu}[\p{L}'’-]+){1,4}\.?$`,
  'u',
)
/** Separates a place from what else is said of it. */
const GOES_ON = /\s[·•|–—]\s|\n/

/** A house number or a postcode: businesses have numbers within words in their names, as "OA1271". */
const NUMBERED = /(?:^|[\s,])\d/

/** Where a link to a map points. */
export function behindMap(line: Line): AddressFact[] {
  return line.links.flatMap(({ href, text }) => {
    if (!MAPS.test(href)) return []
    const url = URL.parse(href)
    const asked = ['q', 'query', 'daddr', 'destination', 'address', 'where1'].map((name) =>
      url?.searchParams.get(name),
    )
    const place = /\/place\/([^/@]{8,200})/.exec(url?.pathname ?? '')?.[1]
    const address = [...asked, place && decoded(place), text].find(
      (candidate) =>
        candidate &&
        isPlace(candidate) &&
        NUMBERED.test(candidate) &&
        !/^-?\d+\.\d+,/.test(candidate),
    )
    return address ? [toFact(line, address.slice(0, MAX), line.headings.at(-1) ?? '', address)] : []
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

/** The place that stands below or behind a label for it, where nothing tells more: "Villa de Luna" below "Location". */
export function placeNamed(line: Line): AddressFact[] {
  const colon = line.text.indexOf(':')
  const own = colon > 0 ? line.text.slice(0, colon) : ''
  const label = isAddressLabel(own) ? own : (line.headings.at(-1) ?? '')
  if (!isAddressLabel(label) || line.text.length > MAX) return []
  const place = line.text
    .slice(label === own ? colon + 1 : 0)
    .split(GOES_ON)[0]!
    .trim()
  return NAMED.test(place) ? [toFact(line, place.replace(/\.$/, ''), trimLabel(label), place)] : []
}
