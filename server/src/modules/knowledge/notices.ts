import type { PageNotice as ToldNotice } from 'shared-types'
import type { NoticeCode, PageNotice } from '../../ports/reader/fact.ts'
import { runsOf } from './runs.ts'

const SENTENCES: Record<NoticeCode, string> = {
  made_by_script: 'Part of this page is made by a script and could not be read.',
  prices_by_script: 'Prices on this page are made by a script and could not be read.',
  undecodable_font: 'The letters of a font here cannot be told apart, so its text was left out.',
  scanned_pages: 'Here are pictures of text, which were not read.',
  recognised_text: 'This text was recognised in a picture. Look it over, it may hold mistakes.',
  text_in_picture: 'A menu or a price list of this page is a picture and was not read.',
}

/** The notices of a page, as sentences for its owner. */
export const toldNotices = (notices: PageNotice[]): ToldNotice[] =>
  notices.map((notice) => ({ ...notice, text: sentenceOf(notice) }))

function sentenceOf({ code, pages }: PageNotice): string {
  if (pages.length === 0) return SENTENCES[code]
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${inRuns(pages)}: ${SENTENCES[code]}`
}

/** Page numbers in any order as text: '2, 5 to 9 and 12'. */
export function inRuns(pages: number[]): string {
  const words = runsOf(pages).map(([first, last]) =>
    first === last ? `${first}` : `${first} to ${last}`,
  )
  const last = words.pop() ?? ''
  return words.length > 0 ? `${words.join(', ')} and ${last}` : last
}
