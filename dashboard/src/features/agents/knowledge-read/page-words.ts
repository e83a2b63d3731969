import type { KnowledgePage } from 'shared-types'
import { longDate } from '~/lib/dates.ts'
import { counted } from '~/lib/text.ts'
import { pathOfLink } from '../knowledge-base/source-rules.ts'

/** The page's title, otherwise its address. */
export const nameOfPage = ({ title, url }: KnowledgePage): string =>
  title || (url ? pathOfLink(url) : 'Document')

/** The page's address, unless that is its name already, and how much of it was read. */
export function detailOfPage(page: KnowledgePage): string {
  const { url, title, passages, facts } = page
  const read = [passages > 0 && counted(passages, 'passage'), facts > 0 && counted(facts, 'fact')]
  return [title && url && pathOfLink(url), ...read].filter(Boolean).join(' · ')
}

/** The line under the title: address and language. */
export const placeOfPage = ({ url, language }: KnowledgePage): string =>
  [url && pathOfLink(url), language && languages.of(language)].filter(Boolean).join(' · ')

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The pages whose name or address contains the words, ignoring case. */
export function matchingPages(pages: KnowledgePage[], search: string): KnowledgePage[] {
  const words = search.toLowerCase()
  return pages.filter((page) =>
    `${nameOfPage(page)} ${page.url ?? ''}`.toLowerCase().includes(words),
  )
}

/** Why a page has no content. */
export function whyNothing({ status, reason, notices }: KnowledgePage): string {
  if (status === 'pending') return 'It is waiting to be read.'
  return reason ?? notices[0]?.text ?? 'It holds no text that could be read.'
}

export const missingText = (since: string): string =>
  `The website did not find this page on ${longDate(since)}. It is quoted until the website says so again a few hours later.`

/** The address of a page in a PDF that the browser can open at that page. */
export const addressOf = (document: string, pageNumber: number | null): string =>
  pageNumber === null ? document : `${document}#page=${pageNumber}`
