/** Tokens an endpoint counted; undefined where that is no count. */
export const countOf = (tokens: unknown): number | undefined =>
  typeof tokens === 'number' && tokens >= 0 && Number.isSafeInteger(tokens) ? tokens : undefined
