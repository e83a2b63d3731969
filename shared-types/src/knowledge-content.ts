import * as z from 'zod/mini'
import { Count, Id } from './common.ts'
import { CORRECTION_MAX } from './limits.ts'

/** In the order an owner looks for them. */
export const FactKind = z.enum(['phone', 'email', 'address', 'hours', 'price', 'date'])
export type FactKind = z.infer<typeof FactKind>

/** What the owner should know of how a page was read. */
export const PageNotice = z.object({
  /** Stable, for programs: `made_by_script`. */
  code: z.string(),
  /** Pages of a PDF it is about; empty where it is about the whole. */
  pages: z.array(z.number()),
  /** The same in a sentence. */
  text: z.string(),
})
export type PageNotice = z.infer<typeof PageNotice>

/** Why it is not said as the page says it. */
const ChangedBy = z.enum([
  'owner',
  /** A fact that stands in this passage was corrected or hidden. */
  'fact',
])

const read = {
  id: Id,
  /** What is said now. */
  text: z.string(),
  /** The headings above it, outermost first, joined by ' › '; empty where there are none. */
  heading: z.string(),
  /** Page of a PDF, from 1; null for a web page. */
  page_number: z.nullable(z.number()),
  /** What the page says where `text` differs from it; null else. */
  original: z.nullable(z.string()),
  changed_by: z.nullable(ChangedBy),
  /** It is never said. */
  hidden: z.boolean(),
}

export const KnowledgePassage = z.object(read)
export type KnowledgePassage = z.infer<typeof KnowledgePassage>

export const KnowledgeFact = z.object({
  ...read,
  kind: FactKind,
  /** Whom it reaches: `reception`, `fax`; null for what is no contact. */
  role: z.nullable(z.string()),
  /** What the page calls it: 'Double room'; empty where it says nothing. */
  label: z.string(),
  /** What the agent takes it to mean, in words for the owner: 'Tue to Fri 09:30–18:00'. */
  meaning: z.string(),
})
export type KnowledgeFact = z.infer<typeof KnowledgeFact>

/** Where a part begins, from 0: the `next` of the part before. */
export const ContentPart = z.object({
  from: z._default(Count(0), 0),
})

export const partOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    rows: z.array(row),
    /** Of the page. */
    total: z.number(),
    /** Where the next part begins; null after the last. */
    next: z.nullable(z.number()),
  })

export const Correction = z
  .object({
    /** What is said instead; null is back to what the page says. */
    text: z.optional(
      z.nullable(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Write something, or hide it.'),
            z.maxLength(CORRECTION_MAX, 'At most 8,000 characters.'),
          ),
      ),
    ),
    hidden: z.optional(z.boolean()),
    /** `original ?? text` as it was seen: refused when the page says something else by now. */
    seen: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ text, hidden }) => text !== undefined || hidden !== undefined,
      'Say what to change.',
    ),
  )
export type Correction = z.infer<typeof Correction>
