import { describe, expect, it } from 'vitest'
import { compose, type Said } from './compose.ts'
import { sentences } from './sentences.ts'

const said = (fields: Partial<Said>): Said => ({
  role: 'agent',
  text: 'Yes.',
  senderName: null,
  status: 'complete',
  outcome: 'answered',
  sources: [],
  question: 'Are you open?',
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
  ])('has no markdown: %s', (text, plain) => {
    expect(compose(said({ text }), true)).toBe(plain)
  })

  it('names each source once', () => {
    const page = { title: 'Prices', url: 'https://a.example/p', page: null, snippet: '' }
    const pdf = { title: 'Menu', url: null, page: 2, snippet: '' }
    expect(compose(said({ sources: [page, page, pdf] }), true)).toBe(
      'Yes.\n\nPrices: https://a.example/p\nMenu: page 2',
    )
  })

  it('offers a person where the owner allows it, and not to whoever asked for one', () => {
    const unknown = said({ outcome: 'not_known' })
    expect(compose(unknown, true)).toBe(`Yes.\n\n${sentences.offerPerson}`)
    expect(compose(unknown, false)).toBe('Yes.')
    expect(compose({ ...unknown, question: 'Can I talk to a person?' }, true)).toBe('Yes.')
  })

  it('says which person speaks', () => {
    expect(compose(said({ role: 'admin', senderName: 'Grace' }), true)).toBe('Grace:\nYes.')
  })
})
