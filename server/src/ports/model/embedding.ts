/** Embeds texts in as many calls as they need; calls that fail temporarily are repeated. */
export type EmbedAll = (
  texts: string[],
  signal: AbortSignal | undefined,
) => Promise<{ vectors: number[][]; tokens: number | undefined }>

export const PARALLEL_CALLS = 2
/** This many vectors of the largest models stay well below the size limit of an answer. */
export const TEXTS_A_CALL = 100
export const ANSWER_BYTES = 40 * 1024 * 1024
