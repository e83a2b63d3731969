import * as z from 'zod'
import { NOTICE_CODES } from '../../src/ports/reader/fact.ts'

const Question = z.object({
  question: z.string(),
  language: z.string(),
  /** What is asked for: phone, hours, price, list, yes_no, person and so on. */
  kind: z.string(),
  /** Groups of alternatives: a right answer holds one of every group. */
  must: z.array(z.array(z.string()).min(1)).default([]),
  /** Whose appearance makes an answer dangerous, as the emergency line where the office is asked for. */
  never: z.array(z.string()).default([]),
  /** It stands nowhere on the site: right is to say so. */
  unknown: z.boolean().default(false),
  /** The customer wants a person: right is to flag the conversation. */
  person: z.boolean().default(false),
})

/** What `site.json` of an evaluation site says; its pages lie in `pages/` beside it. */
export const SiteDescription = z.object({
  name: z.string(),
  language: z.string(),
  country: z.string(),
  /** What the content-type header declares; null declares nothing. */
  charset: z.string().nullable().default(null),
  /** The page the crawl begins at; null where the PDFs are all there is. */
  start: z.string().nullable(),
  /** Uploaded as documents. */
  pdfs: z.array(z.string()).default([]),
  /** The moment the questions are asked at, ISO 8601; now where there is none. */
  today: z.iso.datetime({ offset: true }).optional(),
  timeZone: z.string().nullable().default(null),
  /** What the owner has to be told of how a page was read. */
  notices: z.array(z.object({ page: z.string(), code: z.enum(NOTICE_CODES) })).default([]),
  questions: z.array(Question),
})

export type SiteQuestion = z.infer<typeof Question>
export type Site = z.infer<typeof SiteDescription> & {
  /** Name of its folder. */
  id: string
  /** Folder of what is served. */
  pages: string
}
