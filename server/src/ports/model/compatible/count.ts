/** A token count reported by an endpoint; undefined when it is not a valid count. */
export const countOf = (tokens: unknown): number | undefined =>
  typeof tokens === 'number' && tokens >= 0 && Number.isSafeInteger(tokens) ? tokens : undefined
