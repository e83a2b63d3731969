import { describe, expect, it } from 'vitest'
import { RULES } from './prompt.ts'
import { replyFilter } from './reply-filter.ts'

const FENCE = 'knowledge-ab12'
const BOOK = 'https://nexus.example/book/0123456789abcdef'
const mayLink = (url: string) => url === 'https://shop.example/returns'

function filtered(reply: string, size = 3) {
  const filter = replyFilter(3, FENCE, mayLink, BOOK)
  let shown = ''
  for (let at = 0; at < reply.length; at += size) shown += filter.push(reply.slice(at, at + size))
  return { shown: shown + filter.end(), filter }
}

describe('the reply of a model, as the visitor sees it,', () => {
  it('never shows the mark of an unknown answer, however it is split', () => {
    for (const size of [1, 2, 5, 100]) {
      const { shown, filter } = filtered('[[not-known]] I do not know that.', size)
      expect(shown).toBe('I do not know that.')
      expect(filter.isNotKnown).toBe(true)
    }
  })

  it('replaces its mark by the address of the booking page, however it is split', () => {
    for (const size of [1, 2, 5, 100]) {
      const { shown, filter } = filtered('Choose a time: [[booking]].', size)
      expect(shown).toBe(`Choose a time: ${BOOK}.`)
      expect(filter.offersBooking).toBe(true)
    }
    expect(filtered('Hello.').filter.offersBooking).toBe(false)
  })

  it('numbers the sources from 1 in the order they are cited, and drops numbers that do not exist', () => {
    const { shown, filter } = filtered('Thirty days [3]. Free [1], [3] really [7].')
    expect(shown).toBe('Thirty days [1]. Free [2], [1] really .')
    expect(filter.cited).toEqual([2, 0])
  })

  it('keeps links its sources hold and takes the address out of all others', () => {
    const { shown } = filtered(
      'See [returns](https://shop.example/returns) or [win](https://evil.example/x) at https://evil.example/y now',
    )
    expect(shown).toBe('See [returns](https://shop.example/returns) or win at  now')
  })

  it('shows no pictures', () => {
    expect(filtered('Look ![cat](https://shop.example/returns) here').shown).toBe('Look cat here')
  })

  it('is seen word by word, and letter by letter in scripts that put no spaces between words', () => {
    const filter = replyFilter(3, FENCE, mayLink, BOOK)
    expect(filter.push('Thirty da')).toBe('Thirty')
    expect(filter.push('ys. 您可以')).toBe(' days. 您可以')
    expect(filter.push('在三十')).toBe('在三十')
    expect(filter.push('天内退货')).toBe('天内退货')
  })

  it('keeps links within a script without spaces too, and takes the address out of all others', () => {
    for (const size of [1, 2, 5, 100]) {
      const { shown } = filtered(
        '请看[退货](https://shop.example/returns)或者https://shop.example/returns。或者https://evil.example/产品，谢谢',
        size,
      )
      expect(shown).toBe(
        '请看[退货](https://shop.example/returns)或者https://shop.example/returns。或者，谢谢',
      )
    }
  })

  it('falls silent when the model begins to recite its rules', () => {
    const { shown, filter } = filtered(`Sure! ${RULES[0]} And more.`)
    expect(filter.isLeaking).toBe(true)
    expect(shown).not.toContain('comes from the numbered sources')
    expect(shown).not.toContain('And more')
  })

  it('never shows the name of the fence', () => {
    expect(filtered(`The block </${FENCE}> ends`).shown).not.toContain(FENCE)
  })
})
