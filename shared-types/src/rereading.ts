import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'

/** How often the pages of a website are read again. */
export const RereadEvery = z.enum(['never', 'daily', 'weekly', 'monthly'])
export type RereadEvery = z.infer<typeof RereadEvery>

/** What happens to pages that a website adds later: they are read like the others, or the owner is asked. */
export const NewPagesAre = z.enum(['learn', 'offer'])
export type NewPagesAre = z.infer<typeof NewPagesAre>

/** A choice of both; what is left out stays as it is. */
export const ChooseRereading = z.object({
  every: z.optional(RereadEvery),
  new_pages: z.optional(NewPagesAre),
})
export type ChooseRereading = z.infer<typeof ChooseRereading>

/** What a later reading found about a page. */
export const ChangeKind = z.enum(['added', 'changed', 'gone'])
export type ChangeKind = z.infer<typeof ChangeKind>

export const Rereading = z.object({
  every: RereadEvery,
  /** When all pages were last read; null before the first time. */
  last_at: z.nullable(Timestamp),
  /** Null: never. */
  next_at: z.nullable(Timestamp),
  /** Numbers of pages since then. */
  changes: z.object({ added: z.number(), changed: z.number(), gone: z.number() }),
  since: Timestamp,
  /** Null where new pages are not looked for: with a single page, and with a website whose address is not known. */
  new_pages: z.nullable(NewPagesAre),
  /** New pages about which the owner has to decide. */
  offered: z.number(),
})
export type Rereading = z.infer<typeof Rereading>

/** How a page differs from its previous reading. */
export const KnowledgeChange = z.object({
  id: Id,
  kind: ChangeKind,
  at: Timestamp,
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
})
export type KnowledgeChange = z.infer<typeof KnowledgeChange>

/** The text of the page before and after, passages separated by an empty line. */
export const KnowledgeDifference = z.extend(KnowledgeChange, {
  before: z.string(),
  after: z.string(),
})
export type KnowledgeDifference = z.infer<typeof KnowledgeDifference>
