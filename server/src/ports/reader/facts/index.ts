import type { Block } from '../blocks.ts'
import type { HtmlDocument } from '../dom.ts'
import type { Fact } from '../fact.ts'
import { addressesOf } from './addresses.ts'
import { countriesOf } from './countries.ts'
import { datesOf } from './dates.ts'
import { declaredCountry, declaredFacts } from './declared-facts.ts'
import { emailsOf } from './emails.ts'
import { hoursOf } from './hours.ts'
import { linesOf } from './line.ts'
import { withoutRepeats } from './merge.ts'
import { phonesOf } from './phones.ts'
import { pricesOf } from './prices.ts'
import { thingsOf } from './schema-org.ts'
import { lonelyLinks } from './lonely-links.ts'

/** A page with more facts is a catalogue, from which search answers better. */
const MAX_FACTS = 400

export type FactSource = {
  /** The blocks that were read from the page. */
  blocks: Block[]
  /** The page as it was received, with the parts that reading leaves out; null for a PDF. */
  document: HtmlDocument | null
  url: string | null
  /** ISO 639-1 code; null where it cannot be told. */
  language: string | null
  /** The language that the page declares, such as `de-CH`. */
  declared?: string | null
}

/** The facts of a page: phone numbers, addresses, hours, prices and dates. Takes time linear in its length. */
export function factsOf({ blocks, document, url, language, declared = null }: FactSource): Fact[] {
  const read = [...blocks, ...(document ? lonelyLinks(document, blocks) : [])]
  const lines = linesOf(read)
  const things = document ? thingsOf(document) : []
  const countries = countriesOf({ url, declared, address: declaredCountry(things), language })
  const country = countries.known
  const monthFirst = country === 'US' || (country === null && declared === 'en-US')
  const written = [
    ...phonesOf(lines, countries),
    ...emailsOf(lines),
    ...addressesOf(read, lines),
    ...hoursOf(lines, language, monthFirst),
    ...datesOf(lines, language, monthFirst),
    ...pricesOf(lines, country),
  ]
  // Facts declared for machines may be years old: they count only where the text has none of their kind. An emergency line or a fax
  // is no number of the business.
  const kinds = new Set(written.filter(isForEverybody).map(({ kind }) => kind))
  const facts = [
    ...written,
    ...declaredFacts(things, countries, language).filter(({ kind }) => !kinds.has(kind)),
  ]
  return withoutRepeats(facts).slice(0, MAX_FACTS).map(inWholeLetters)
}

const isForEverybody = ({ role }: Fact): boolean => role !== 'emergency' && role !== 'fax'

/** Removes halves of surrogate pairs, which cutting a quote by length may leave. */
const inWholeLetters = (fact: Fact): Fact => ({
  ...fact,
  label: withoutHalves(fact.label),
  text: withoutHalves(fact.text),
  heading: withoutHalves(fact.heading),
})

const withoutHalves = (text: string) => text.replaceAll(/\p{Cs}/gu, '')
