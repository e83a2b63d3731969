import type { KnowledgePage } from 'shared-types'
import { longDate } from '~/lib/dates.ts'
import { counted } from '~/lib/text.ts'
import { pathOfLink } from '../knowledge-base/source-rules.ts'

/** Its title, else where it is. */
export const nameOfPage = ({ title, url }: KnowledgePage): string =>
  title || (url ? pathOfLink(url) : 'Document')

/** Where it is, unless that is its name, and how much was read of it. */
export function detailOfPage(page: KnowledgePage): string {
  const { url, title, passages, facts } = page
  const read = [passages > 0 && counted(passages, 'passage'), facts > 0 && counted(facts, 'fact')]
  return [title && url && pathOfLink(url), ...read].filter(Boolean).join(' · ')
}

/** Under its title: where it is and its language. */
export const placeOfPage = ({ url, language }: KnowledgePage): string =>
  [url && pathOfLink(url), language && languages.of(language)].filter(Boolean).join(' · ')

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The pages whose name or address holds the words, in any case. */
export function matchingPages(pages: KnowledgePage[], search: string): KnowledgePage[] {
  const words = search.toLowerCase()
  return pages.filter((page) =>
    `${nameOfPage(page)} ${page.url ?? ''}`.toLowerCase().includes(words),
  )
}

/** Why there is nothing to see of a page. */
export function whyNothing({ status, reason, notices }: KnowledgePage): string {
  if (status === 'pending') return 'It is waiting to be read.'
  return reason ?? notices[0]?.text ?? 'It holds no text that could be read.'
}

export const missingText = (since: string): string =>
  `The website did not find this page on ${longDate(since)}. It is quoted until the website says so again a few hours later.`

/** The page of a PDF, where a browser can open it there. */
export const addressOf = (document: string, pageNumber: number | null): string =>
  pageNumber === null ? document : `${document}#page=${pageNumber}`
