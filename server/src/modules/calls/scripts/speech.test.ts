import { describe, expect, it } from 'vitest'
import { Speech } from './speech.ts'

/** The spoken form of a text that arrives in pieces of `size` letters. */
function spoken(text: string, size: number): string {
  const speech = new Speech()
  let said = ''
  for (let at = 0; at < text.length; at += size) said += speech.push(text.slice(at, at + size))
  return (said + speech.flush()).trim()
}

describe.each([1, 3, 7, 1000])('written text that arrives %d letters at a time', (size) => {
  it.each([
    ['Plain words stay.', 'Plain words stay.'],
    ['**Bold** and _soft_ and `code`.', 'Bold and soft and code.'],
    ['See [our page](https://example.com/a) for more.', 'See our page for more.'],
    ['Open at nine [1]. Closed on Sunday [2, 3].', 'Open at nine. Closed on Sunday.'],
    ['# Prices\n- Small: $5\n- Large: $9', 'Prices Small: $5 Large: $9'],
    ['We opened in 2020. We are 5 < 6 and fine.', 'We opened in 2020. We are 5 < 6 and fine.'],
    ['Line one.<br> Line two.', 'Line one. Line two.'],
  ])('are spoken without marks: %j', (written, said) => {
    expect(spoken(written, size)).toBe(said)
  })

  it('do not end at an abbreviation', () => {
    const text = 'One. Two. Three. The dentist is Dr. Lee. Five.'
    expect(spoken(text, size)).toBe('One. Two. Three. The dentist is Dr. Lee.')
  })

  it('end after a few sentences', () => {
    expect(spoken('One. Two. Three. Four. Five. Six.', size)).toBe('One. Two. Three. Four.')
  })
})

it('words are sent as soon as they are complete', () => {
  const speech = new Speech()
  expect(speech.push('We are open from ni')).toBe('We are open from')
  expect(speech.push('ne to five')).toBe(' nine to')
})
