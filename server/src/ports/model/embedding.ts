/** How an embedding model is spoken to, in as many calls as the texts take, which are made again where that may help. */
export type EmbedAll = (
  texts: string[],
  signal: AbortSignal | undefined,
) => Promise<{ vectors: number[][]; tokens: number | undefined }>

export const PARALLEL_CALLS = 2
/** So many vectors of the largest models stay well below the bytes an answer may have. */
export const TEXTS_A_CALL = 100
export const ANSWER_BYTES = 40 * 1024 * 1024
