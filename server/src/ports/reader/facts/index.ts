import type { Block } from '../blocks.ts'
import type { HtmlDocument } from '../dom.ts'
import type { Fact } from '../fact.ts'
import { countriesOf } from './countries.ts'
import { emailsOf } from './emails.ts'
import { hoursOf } from './hours.ts'
import { linesOf } from './line.ts'
import { withoutRepeats } from './merge.ts'
import { phonesOf } from './phones.ts'
import { pricesOf } from './prices.ts'
import { lonelyLinks } from './lonely-links.ts'

/** A page with more is a catalogue, which search answers from. */
const MOST_FACTS = 400

export type FactSource = {
  /** What was read of the page. */
  blocks: Block[]
  /** The page as it came, with what reading leaves out; null for a PDF. */
  document: HtmlDocument | null
  url: string | null
  /** ISO 639-1 code; null where it cannot be told. */
  language: string | null
  /** As the page declares it, e.g. `de-CH`. */
  declared?: string | null
}

/** What a page says that is more than words: numbers to call, addresses, hours, prices and dates. Linear in its length. */
export function factsOf({ blocks, document, url, language, declared = null }: FactSource): Fact[] {
  const lines = linesOf([...blocks, ...(document ? lonelyLinks(document, blocks) : [])])
  const countries = countriesOf({ url, declared, address: null, language })
  const country = countries.known
  const facts = [
    ...phonesOf(lines, countries),
    ...emailsOf(lines),
    ...hoursOf(lines, language, country === 'US' || declared === 'en-US'),
    ...pricesOf(lines, country),
  ]
  return withoutRepeats(facts).slice(0, MOST_FACTS)
}
