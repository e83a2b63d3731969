import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'

/** How often the pages of a website are read again. */
export const RereadEvery = z.enum(['never', 'daily', 'weekly', 'monthly'])
export type RereadEvery = z.infer<typeof RereadEvery>

/** What becomes of pages a website gets later: they are learnt like the others, or the owner is asked. */
export const NewPagesAre = z.enum(['learn', 'offer'])
export type NewPagesAre = z.infer<typeof NewPagesAre>

/** What a later reading found of a page. */
export const ChangeKind = z.enum(['added', 'changed', 'gone'])
export type ChangeKind = z.infer<typeof ChangeKind>

export const Rereading = z.object({
  every: RereadEvery,
  /** When all pages were last read; null before the first time. */
  last_at: z.nullable(Timestamp),
  /** Null is never. */
  next_at: z.nullable(Timestamp),
  /** Pages, since then. */
  changes: z.object({ added: z.number(), changed: z.number(), gone: z.number() }),
  since: Timestamp,
  /** Null where none are looked for: of a single page, and of a website whose address is not known. */
  new_pages: z.nullable(NewPagesAre),
  /** New pages that wait for the owner to choose. */
  offered: z.number(),
})
export type Rereading = z.infer<typeof Rereading>

/** What a reading of one page found other than the one before. */
export const KnowledgeChange = z.object({
  id: Id,
  kind: ChangeKind,
  at: Timestamp,
  url: z.nullable(z.string()),
  title: z.nullable(z.string()),
})
export type KnowledgeChange = z.infer<typeof KnowledgeChange>

/** What the page said before and after, passage by passage with an empty line between. */
export const KnowledgeDifference = z.extend(KnowledgeChange, {
  before: z.string(),
  after: z.string(),
})
export type KnowledgeDifference = z.infer<typeof KnowledgeDifference>
