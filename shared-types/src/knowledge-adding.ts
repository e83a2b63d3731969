import * as z from 'zod/mini'
import { Id } from './common.ts'
import { PASTED_TEXT_MAX, URL_MAX } from './limits.ts'
import { NewPagesAre } from './rereading.ts'

/** The most sections of one website that can be chosen. */
const SECTIONS_MAX = 50

/** An optional http or https scheme, a domain or IPv4 address, an optional port, path, query and fragment. */
export const WEB_URL =
  /^(?:https?:\/\/)?(?:(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}|localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#\S*)?$/i

export const WebUrl = z
  .string()
  .check(z.trim(), z.maxLength(URL_MAX, 'Invalid url'), z.regex(WEB_URL, 'Invalid url'))

export const CrawlPage = z.object({
  url: WebUrl,
  agent_id: Id,
  /**
   * `site` (the default): the whole website. `page`: only the page at `url`. `sitemap`: the pages named by the sitemap at `url`.
   */
  scope: z.optional(z.enum(['site', 'page', 'sitemap'])),
  /** Id of a previous result: its pages are chosen from again, without reading the website. */
  refId: z.optional(Id),
  /** Paths of sections of which all pages are taken, as far as there is room. */
  sections: z.optional(
    z.array(z.string().check(z.maxLength(URL_MAX))).check(z.maxLength(SECTIONS_MAX)),
  ),
})
export type CrawlPage = z.infer<typeof CrawlPage>

/** The pages of a website below one path: found, and taken. '/' counts the pages that are in no other section. */
export const SiteSection = z.object({ path: z.string(), taken: z.number(), found: z.number() })
export type SiteSection = z.infer<typeof SiteSection>

/**
 * What ended the search for pages before the whole website was seen: its time, the megabytes read, pages opened, clicks from the start,
 * sitemaps read or addresses known; `documents`: only further PDFs were passed over; `unread_sitemap`: a sitemap that the website announces
 * could not be read or is empty.
 */
export const CrawlLimit = z.enum([
  'time',
  'size',
  'opened',
  'depth',
  'sitemaps',
  'addresses',
  'documents',
  'unread_sitemap',
])
export type CrawlLimit = z.infer<typeof CrawlLimit>

export const CrawlResult = z.object({
  refId: Id,
  links: z.array(z.string()),
  /** Number of pages found but left out of `links`, because there are too many. */
  left_out: z.number(),
  sections: z.array(SiteSection),
  /** PDFs that the pages link to; a PDF is only read where it is submitted too. */
  documents: z.array(z.string()),
  /** The limits reached: there may be more pages or PDFs. Absent where pages were chosen again, without reading the website. */
  limits: z.optional(z.array(CrawlLimit)),
})
export type CrawlResult = z.infer<typeof CrawlResult>

const KnowledgeTitle = z
  .string()
  .check(z.trim(), z.minLength(1, 'Title is required'), z.maxLength(200))

/** The fields beside the file of a multipart upload (PDF, DOCUMENT), or all of it (TEXT, WEB_PAGES). */
export const AddPdf = z.object({ type: z.literal('PDF'), title: KnowledgeTitle, agent_id: Id })
export const AddDocument = z.object({
  type: z.literal('DOCUMENT'),
  title: KnowledgeTitle,
  agent_id: Id,
})
export const AddText = z.object({
  type: z.literal('TEXT'),
  title: KnowledgeTitle,
  agent_id: Id,
  /** Plain text or Markdown. */
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Text is required'),
      z.maxLength(PASTED_TEXT_MAX, 'Text should not exceed 100,000 characters'),
    ),
})
export const AddWebPages = z.object({
  type: z.literal('WEB_PAGES'),
  url: WebUrl,
  agent_id: Id,
  refId: Id,
  /** Links that the owner removed from the result, joined by commas. */
  trashLinks: z._default(z.string(), ''),
  /** Chosen PDFs among those the crawl found, joined by commas. */
  documents: z._default(z.string(), ''),
  /** What the form proposes, so that it only says what is chosen otherwise. */
  new_pages: z._default(NewPagesAre, 'learn'),
})
export const AddKnowledge = z.discriminatedUnion('type', [
  AddPdf,
  AddDocument,
  AddText,
  AddWebPages,
])
export type AddKnowledge = z.infer<typeof AddKnowledge>
