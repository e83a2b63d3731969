import { describe, expect, it } from 'vitest'
import { compose, type Sayable } from './compose.ts'
import { wordingIn } from '../../wording/index.ts'

const SETTINGS = { allowHandover: true, handoverRequested: false, language: 'en', locale: null }

const said = (fields: Partial<Sayable>): Sayable => ({
  role: 'agent',
  text: 'Yes.',
  senderName: null,
  status: 'complete',
  outcome: 'answered',
  sources: [],
  ...fields,
})

describe('a message as Telegram shows it', () => {
  it.each([
    ['**Crown**: *780* `USD`', 'Crown: 780 USD'],
    ['# Prices\n\n- Crown\n* Filling', 'Prices\n\n• Crown\n• Filling'],
    ['See [our prices](https://a.example/p "x").', 'See our prices (https://a.example/p).'],
    ['<https://a.example>', '<https://a.example>'],
    ['We open at ten [1], daily [2, 3].', 'We open at ten, daily.'],
    ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
  ])('contains no markdown: %s', (text, plain) => {
    expect(compose(said({ text }), SETTINGS)).toBe(plain)
  })

  it('names each source once', () => {
    const page = { title: 'Prices', url: 'https://a.example/p', page: null, snippet: '' }
    const pdf = { title: 'Menu', url: null, page: 2, snippet: '' }
    expect(compose(said({ sources: [page, page, pdf] }), SETTINGS)).toBe(
      'Yes.\n\nPrices: https://a.example/p\nMenu: page 2',
    )
  })

  it('offers a person if the owner allows it, unless one was requested', () => {
    const unknown = said({ outcome: 'not_known' })
    expect(compose(unknown, SETTINGS)).toBe(`Yes.\n\n${wordingIn('en').telegram.offerPerson}`)
    expect(compose(unknown, { ...SETTINGS, allowHandover: false })).toBe('Yes.')
    expect(compose(unknown, { ...SETTINGS, handoverRequested: true })).toBe('Yes.')
  })

  it('adds Spanish sentences to the answer of an agent that speaks Spanish', () => {
    const pdf = { title: 'Menú', url: null, page: 2, snippet: '' }
    const unknown = said({ text: 'No lo sé.', outcome: 'not_known', sources: [pdf] })
    expect(compose(unknown, { ...SETTINGS, language: 'es' })).toBe(
      'No lo sé.\n\nMenú: página 2\n\nEnvíe /person y le pediré a alguien que se una.',
    )
  })

  it('names the person who writes', () => {
    expect(compose(said({ role: 'admin', senderName: 'Grace' }), SETTINGS)).toBe('Grace:\nYes.')
  })
})
