import * as z from 'zod'
import { NOTICE_CODES } from '../../src/ports/reader/fact.ts'

const Question = z.object({
  question: z.string(),
  language: z.string(),
  /** The kind of question: phone, hours, price, list, yes_no, person and so on. */
  kind: z.string(),
  /** Groups of alternatives: a right answer contains one of every group. */
  must: z.array(z.array(z.string()).min(1)).default([]),
  /** Texts that make an answer dangerous, such as the emergency line when the office is asked for. */
  never: z.array(z.string()).default([]),
  /** True when the site does not contain the answer: the right reply is to say so. */
  unknown: z.boolean().default(false),
  /** True when the customer wants a person: the right reaction is to flag the conversation. */
  person: z.boolean().default(false),
  /** What the customer asked just before, in the same conversation. */
  before: z.string().optional(),
})

/** The format of `site.json` in an evaluation site; its pages are in `pages/` beside it. */
export const SiteDescription = z.object({
  name: z.string(),
  language: z.string(),
  country: z.string(),
  /** The charset of the content-type header; null for none. */
  charset: z.string().nullable().default(null),
  /** The page where the crawl begins; null when there are only PDFs. */
  start: z.string().nullable(),
  /** PDFs that are uploaded as documents. */
  pdfs: z.array(z.string()).default([]),
  /** The time at which the questions are asked, ISO 8601; the present when absent. */
  today: z.iso.datetime({ offset: true }).optional(),
  timeZone: z.string().nullable().default(null),
  /** Notices about reading that the owner must be given. */
  notices: z.array(z.object({ page: z.string(), code: z.enum(NOTICE_CODES) })).default([]),
  questions: z.array(Question),
  /** Questions with `before`; most mean nothing without it. */
  followUps: z.array(Question.required({ before: true })).default([]),
})

export type SiteQuestion = z.infer<typeof Question>
export type Site = z.infer<typeof SiteDescription> & {
  /** Name of the site's folder. */
  id: string
  /** Folder with the files to serve. */
  pages: string
}
