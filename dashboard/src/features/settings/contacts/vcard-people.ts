import ICAL from 'ical.js'
import type { Person } from './address-book.ts'
import { asVersion3 } from './vcard-2.ts'

/** Everybody in a file of vCards of any version. A card that cannot be parsed counts as a person without a number. */
export const readVcards = (text: string): Person[] => cardsOf(text).map(personOf)

function* linesOf(text: string) {
  for (const line of text.split(/\r\n|\n|\r/)) yield line
}

function cardsOf(text: string): string[][] {
  const cards: string[][] = []
  for (const line of linesOf(text)) {
    // oxlint-disable-next-line words/no-patterns -- the first line of a file format
    if (/^BEGIN:VCARD\s*$/i.test(line)) cards.push([])
    if (line) cards.at(-1)?.push(line)
  }
  return cards
}

function personOf(lines: string[]): Person {
  try {
    const isOld = lines.some((line) => /^VERSION:2\.1\s*$/i.test(line))
    const card = new ICAL.Component(ICAL.parse((isOld ? asVersion3(lines) : lines).join('\r\n')))
    return { name: nameOf(card), phones: card.getAllProperties('tel').map(textOf) }
  } catch {
    return { name: '', phones: [] }
  }
}

function nameOf(card: ICAL.Component): string {
  const whole = card.getFirstProperty('fn')
  if (whole && textOf(whole)) return textOf(whole)
  const parts = card.getFirstPropertyValue('n')
  const [family = '', given = '', middle = ''] = Array.isArray(parts) ? parts.map(String) : []
  const name = [given, middle, family].filter(Boolean).join(' ')
  const organisation = card.getFirstProperty('org')
  return name || (organisation ? textOf(organisation) : '')
}

function textOf(property: ICAL.Property): string {
  const value = property.getFirstValue()
  return String(Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim()
}
