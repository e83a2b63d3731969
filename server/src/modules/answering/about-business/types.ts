import type { Passage } from '../retrieval/types.ts'

/** What is known of the business as a whole, or of the very question that is asked, with the least odds that it answers who asks for that. */
export type AboutBusiness = { text: string; odds: number; passage: Passage }

/** The odds where the heading or the words say so, and where that is only likely: how a home page begins need not tell what is asked. */
export const SAYS_SO = 0.9
export const LIKELY = 0.6
