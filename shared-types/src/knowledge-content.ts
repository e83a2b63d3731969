import * as z from 'zod/mini'
import { Count, Id } from './common.ts'
import { CORRECTION_MAX } from './limits.ts'

/** Kinds of facts, in the order the screen lists them. */
export const FactKind = z.enum(['phone', 'email', 'address', 'hours', 'price', 'date'])
export type FactKind = z.infer<typeof FactKind>

/** Something the owner should know about how a page was read. */
export const PageNotice = z.object({
  /** Code for programs, such as `made_by_script`. */
  code: z.string(),
  /** Pages of the PDF that the notice is about; empty where it is about the whole document. */
  pages: z.array(z.number()),
  /** The notice as a sentence for people. */
  text: z.string(),
})
export type PageNotice = z.infer<typeof PageNotice>

/** Why the agent says something else than the page does. */
const ChangedBy = z.enum([
  'owner',
  /** A fact within this passage was corrected or hidden. */
  'fact',
])

const read = {
  id: Id,
  /** What the agent says now. */
  text: z.string(),
  /** The headings above the passage, outermost first, joined by ' › '; empty where there are none. */
  heading: z.string(),
  /** Page of a PDF, from 1; null for a web page. */
  page_number: z.nullable(z.number()),
  /** The text of the page where `text` differs from it; null otherwise. */
  original: z.nullable(z.string()),
  changed_by: z.nullable(ChangedBy),
  /** The agent never says it. */
  hidden: z.boolean(),
}

export const KnowledgePassage = z.object(read)
export type KnowledgePassage = z.infer<typeof KnowledgePassage>

export const KnowledgeFact = z.object({
  ...read,
  kind: FactKind,
  /** Whom a phone number or an address reaches, such as `reception` or `fax`; null for facts that are no contact. */
  role: z.nullable(z.string()),
  /** What the page calls the fact, such as 'Double room'; empty where it has no name there. */
  label: z.string(),
  /** What the agent takes it to mean, in words for the owner: 'Tue to Fri 09:30–18:00'. */
  meaning: z.string(),
})
export type KnowledgeFact = z.infer<typeof KnowledgeFact>

/** Where the requested part of a list begins, from 0: the `next` of the previous part. */
export const ContentPart = z.object({
  from: z._default(Count(0), 0),
})

export const partOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({
    rows: z.array(row),
    /** Rows of the whole page, of which these are a part. */
    total: z.number(),
    /** The `from` of the next part; null after the last. */
    next: z.nullable(z.number()),
  })

export const Correction = z
  .object({
    /** The owner's text, to be said instead of the page's; null restores what the page says. */
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
    /** `original ?? text` as the owner saw it: the correction is refused where the page says something else by now. */
    seen: z.optional(z.string()),
  })
  .check(
    z.refine(
      ({ text, hidden }) => text !== undefined || hidden !== undefined,
      'Say what to change.',
    ),
  )
export type Correction = z.infer<typeof Correction>
