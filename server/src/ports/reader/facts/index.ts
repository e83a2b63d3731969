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
  const read = [...blocks, ...(document ? lonelyLinks(document, blocks) : [])]
  const lines = linesOf(read)
  const things = document ? thingsOf(document) : []
  const countries = countriesOf({ url, declared, address: declaredCountry(things), language })
  const country = countries.known
  const monthFirst = country === 'US' || (country === null && declared === 'en-US')
  const said = [
    ...phonesOf(lines, countries),
    ...emailsOf(lines),
    ...addressesOf(read, lines),
    ...hoursOf(lines, language, monthFirst),
    ...datesOf(lines, language, monthFirst),
    ...pricesOf(lines, country),
  ]
  // What is declared for machines may be years old: it counts where the page says nothing of the kind.
  const kinds = new Set(said.map(({ kind }) => kind))
  const facts = [
    ...said,
    ...declaredFacts(things, countries).filter(({ kind }) => !kinds.has(kind)),
  ]
  return withoutRepeats(facts).slice(0, MOST_FACTS).map(inWholeLetters)
}

/** Quotes are cut by length, and an emoji has two halves. */
const inWholeLetters = (fact: Fact): Fact => ({
  ...fact,
  label: withoutHalves(fact.label),
  text: withoutHalves(fact.text),
  heading: withoutHalves(fact.heading),
})

const withoutHalves = (text: string) => text.replaceAll(/\p{Cs}/gu, '')
