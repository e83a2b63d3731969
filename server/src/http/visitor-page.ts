import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import {
  escapeHtml,
  type Letterhead,
  letterheadPage,
  standInHeaders,
  standInPage,
} from '../lib/page.ts'
import { writtenIn } from '../wording/index.ts'

export type VisitorPage = {
  status?: number
  title: string
  language: string
  /** HTML below the heading. */
  body?: string
  /** Null where no business is known, as behind an unknown link. */
  letterhead: Letterhead | null
}

/** Prepares a page for visitors of a business, which no search engine should list. @returns its HTML */
export function visitorPage(
  { config }: Deps,
  reply: FastifyReply,
  { status = 200, title, language, body = '', letterhead }: VisitorPage,
): string {
  const content = {
    title: escapeHtml(title),
    body: `<h1>${escapeHtml(title)}</h1>${body}`,
    language,
    poweredBy: writtenIn(language).letter.poweredBy,
  }
  reply
    .code(status)
    .headers({ ...standInHeaders(config.appUrl, letterhead), 'x-robots-tag': 'noindex' })
  return letterhead
    ? letterheadPage(letterhead, content)
    : standInPage(content.title, content.body, language)
}
