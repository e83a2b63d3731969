import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { FactKind, PageNotice } from './knowledge-content.ts'
import { ReportChannel } from './reports.ts'
import { Rereading } from './rereading.ts'

export const KnowledgeType = z.enum(['PDF', 'WEB_PAGES', 'YT_VIDEOS', 'DOCUMENT', 'TEXT'])
export type KnowledgeType = z.infer<typeof KnowledgeType>

/** File name endings of the type DOCUMENT. */
export const DOCUMENT_FORMATS = [
  'docx',
  'odt',
  'xlsx',
  'ods',
  'csv',
  'pptx',
  'odp',
  'md',
  'txt',
] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

/** The format of a document by its file name; null for any other kind of file. @param name with its ending */
export function documentFormat(name: string): DocumentFormat | null {
  const ending = name.toLowerCase().split('.').at(-1)
  return DOCUMENT_FORMATS.find((format) => format === ending) ?? null
}

export const KnowledgeStatus = z.enum(['untrained', 'training', 'trained'])
export type KnowledgeStatus = z.infer<typeof KnowledgeStatus>

export const KnowledgeItem = z.object({
  id: Id,
  /** The same value as `id`. */
  kb_id: Id,
  /** The agent that owns the item; where the item is only linked, that is another agent than the one it was asked for. */
  agent_id: Id,
  title: z.string(),
  type: KnowledgeType,
  status: KnowledgeStatus,
  /** Agents that use the item without owning it. */
  linked_kb: z.array(z.object({ name: z.string() })),
  created_at: Timestamp,
  /** Number of pages of the document or site: read, failed and all. */
  progress: z.object({ done: z.number(), failed: z.number(), total: z.number() }),
  /** Why the item is untrained, in a sentence for the owner; null where it is not. */
  reason: z.nullable(z.string()),
  /** How it is kept up to date; null for what was uploaded, which cannot be read again. */
  rereading: z.nullable(Rereading),
})
export type KnowledgeItem = z.infer<typeof KnowledgeItem>

export const KnowledgePage = z.object({
  id: Id,
  /** Null for a PDF. */
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
  status: z.enum(['pending', 'trained', 'failed']),
  /** Why the page could not be read; null unless `status` is `failed`. */
  reason: z.nullable(z.string()),
  passages: z.number(),
  /** Number of facts found on the page. */
  facts: z.number(),
  /** Language of the page as ISO 639-1; null where it could not be told. */
  language: z.nullable(z.string()),
  notices: z.array(PageNotice),
  /** Since when the website says that the page does not exist. The agent keeps using it until that is certain. */
  missing_since: z.nullable(Timestamp),
})
export type KnowledgePage = z.infer<typeof KnowledgePage>

/** Facts of different pages that cannot all be right. */
export const KnowledgeContradiction = z.object({
  /** Stays the same as long as both sides say the same, on whatever page. */
  id: z.string(),
  kind: FactKind,
  /** The subject, as a page names it; empty for the hours of the business itself. */
  label: z.string(),
  sides: z.array(
    z.object({
      fact_id: Id,
      kb_id: Id,
      /** The agent that owns the item, through which the fact is hidden. */
      agent_id: Id,
      /** The page's own words. */
      text: z.string(),
      /** What the agent takes it to mean, in words for the owner. */
      meaning: z.string(),
      /** What the page is called, or its document. */
      title: z.string(),
      /** Null for a document. */
      url: z.nullable(z.string()),
    }),
  ),
})
export type KnowledgeContradiction = z.infer<typeof KnowledgeContradiction>

/** A question the knowledge could not answer. */
export const KnowledgeGap = z.object({
  id: Id,
  question: z.string(),
  times: z.number(),
  last_asked_at: Timestamp,
  conversation_id: z.nullable(Id),
  /** Id of the newest of the questions that ask the same thing: they share it. */
  group_id: z.optional(Id),
  /** Ids of open questions that may ask the same thing, the likeliest first; those of its group that do not surely ask it come before the others. */
  near_ids: z.optional(z.array(Id)),
  /** How often it was asked on each channel. */
  channels: z.optional(z.partialRecord(ReportChannel, z.number())),
  /** How often it was asked in each of the last eight weeks, newest last. */
  weeks: z.optional(z.array(z.number())),
  /**
   * Since when the agents can answer it, and the title of the source; `by` is null where the owner wrote an answer. Absent while
   * there is no answer.
   */
  covered: z.optional(z.object({ at: Timestamp, by: z.nullable(z.string()) })),
})
export type KnowledgeGap = z.infer<typeof KnowledgeGap>
