import { AgentLanguage, PanelLanguage } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { isOffered, WORDINGS, WRITTEN } from './index.ts'
import { localeOf, writtenLocaleOf } from './locale.ts'
import type { WrittenWording } from './types.ts'

type Sentence = { path: string; text: string; values: string[] }

const VALUES =
  'agent back brand caller day example field link name owner page part time when who why'.split(' ')
/** Values that may be missing; the sentence then does without them. */
const MAYBE = ['back', 'brand', 'caller', 'name']

/** Every sentence of a table, once with all values and once without those that may be missing. */
function saidBy(table: unknown, path = ''): Sentence[] {
  if (typeof table === 'string') return [{ path, text: table, values: [] }]
  if (typeof table === 'function')
    return [say(table, path, []), say(table, `${path}, lacking`, MAYBE)]
  return Object.entries(table as object).flatMap(([key, value]) => saidBy(value, `${path}.${key}`))
}

/** @returns the sentence, and which of the values it contains. */
function say(sentence: Function, path: string, lacking: string[]): Sentence {
  const given = Object.fromEntries(
    VALUES.map((name) => [name, lacking.includes(name) ? null : `<${name}>`]),
  )
  const text: string = sentence(given)
  return { path, text, values: VALUES.filter((name) => text.includes(`<${name}>`)) }
}

const english = saidBy(WORDINGS.en)
const { chat, action, facts, booking, letter, appointment } = WORDINGS.en
/** What every visitor reads, also in languages that agents do not speak. */
const englishRead = saidBy({
  language: 'en',
  chat,
  action,
  facts,
  booking: { offer: booking.offer, noted: booking.noted },
  letter,
  appointment,
} satisfies WrittenWording)
const others = PanelLanguage.options.filter((language) => language !== 'en')

it('an agent speaks every language it can be set to', () => {
  const offered = AgentLanguage.options.filter((option) => option !== 'auto')
  expect(Object.keys(WORDINGS).toSorted()).toEqual(offered.toSorted())
  for (const language of offered) {
    expect(WORDINGS[language].language).toBe(language)
    expect(localeOf(language)).toMatch(new RegExp(`^${language}-[A-Z]{2}$`))
  }
})

it('a visitor gets mails and texts in every language of the widget', () => {
  expect(Object.keys(WRITTEN).toSorted()).toEqual(PanelLanguage.options.toSorted())
  const october = new Date('2026-10-05T12:00:00Z')
  for (const language of PanelLanguage.options) {
    expect(WRITTEN[language].language).toBe(language)
    // Also in the calendar and with the digits that the panel uses.
    const date = october.toLocaleDateString(writtenLocaleOf(language), { timeZone: 'UTC' })
    expect(date).toMatch(/2026/)
  }
})

describe.each(others)('the sentences in %s', (language) => {
  const said = saidBy(WRITTEN[language])
  const all = isOffered(language) ? english : englishRead

  it('cover every English sentence, with the same values', () => {
    const shapeOf = (sentences: Sentence[]) =>
      sentences.map(({ path, values }) => ({ path, values }))
    expect(shapeOf(said)).toEqual(shapeOf(all))
  })

  it('differ from the English ones, and are never empty', () => {
    const same = said.filter(({ text }, at) => text === all[at]!.text)
    expect(same.map(({ path }) => path)).toEqual([])
    expect(said.every(({ text }) => text.trim() === text && text !== '')).toBe(true)
  })
})

it.each(Object.values(WRITTEN))('no sentence in $language shows a missing value', (table) => {
  // A value that is always present must not be treated as optional.
  const needed = english.filter(({ text }) => /\bnull\b/.test(text)).map(({ path }) => path)
  const said = saidBy(table).filter(({ path }) => !needed.includes(path))
  expect(said.filter(({ text }) => /\bnull\b|undefined|[,:]\s*[.,]| {2}/.test(text))).toEqual([])
  expect(said.length).toBeGreaterThan(needed.length)
})

/** The characters of a text message of 160; with any other character its capacity is 70. */
const GSM =
  /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ\u00A7¿äöñüà\n\r]*$/

it.each(Object.values(WORDINGS))('a text message in $language is one message', ({ booking }) => {
  const link = 'https://nexus.example.com/book/0123456789abcdef'
  const text = booking.text({ brand: 'The Corner Bakery', link })
  expect(text).toMatch(GSM)
  expect(text.length).toBeLessThanOrEqual(160)
})
