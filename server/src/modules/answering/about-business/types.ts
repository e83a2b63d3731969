import type { Passage } from '../retrieval/types.ts'

/** Something about the business as a whole, such as what it does or who runs it. `isSure` when its heading or its words say so. */
export type AboutBusiness = { text: string; isSure: boolean; passage: Passage }
