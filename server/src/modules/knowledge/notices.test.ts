import { expect, it } from 'vitest'
import { toldNotices } from './notices.ts'

const told = (pages: number[]) => toldNotices([{ code: 'scanned_pages', pages }])[0]!.text

it('a notice is a sentence with the pages it concerns', () => {
  expect(told([])).toBe('Here are pictures of text, which were not read.')
  expect(told([4])).toBe('Page 4: Here are pictures of text, which were not read.')
  expect(told([7, 2, 6, 8, 12, 2])).toMatch(/^Pages 2, 6 to 8 and 12: /)
})
