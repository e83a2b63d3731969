import { isAddressLabel } from '../../../ports/reader/facts/address-words.ts'
import type { FactWording } from '../../../wording/types.ts'
import { shows } from '../quoting/shows.ts'
import type { Found, Judged } from './judged-facts.ts'

/** A line with an address is quoted whole up to this many characters, with at most so many before the address. */
const ADDRESS_MAX = 160
const LEAD_MAX = 60
const BETWEEN_SIGNS = /\s[·•|–—]\s/

/** The address that fits best, as its line says it where that is short enough. */
export function findAddress(judged: Judged[], wording: FactWording): Found | null {
  const best = judged[0]
  if (best?.fact.kind !== 'address') return null
  const { label, value } = best.fact
  const text = withoutOtherContacts(best.fact.text, streetOf(value.address))
  const isItsLine = text.length <= ADDRESS_MAX && text.indexOf(streetOf(value.address)) <= LEAD_MAX
  const written = isItsLine ? text : value.address
  // The line may already begin with the word for "address" in the language of the page.
  const isLabelled = isAddressLabel(label) && written.startsWith(`${label}:`)
  const address = isLabelled ? written.slice(label.length + 1).trim() : written
  return { text: `${wording.address}: ${address}`, best }
}

/** What stands between signs on the line of an address, as at the foot of a page: from the street on, without numbers and mail addresses. */
function withoutOtherContacts(line: string, street: string): string {
  const parts = line.split(BETWEEN_SIGNS)
  const from = parts.findIndex((part) => part.includes(street))
  if (from < 0 || !parts.some(givesContact)) return line
  return parts
    .slice(from)
    .filter((part) => part.includes(street) || !givesContact(part))
    .join(' · ')
}

const givesContact = (text: string): boolean =>
  shows('email', text) === 1 || shows('phone', text) === 1

const streetOf = (address: string): string => address.split(',')[0]!
