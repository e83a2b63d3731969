/** `YYYY-MM-DD` in UTC, in which days are counted. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The first day of its month. */
export const monthOf = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`

/** Every day of its month up to and including it, oldest first. */
export const daysSoFar = (moment: Date): string[] =>
  Array.from(
    { length: moment.getUTCDate() },
    (_, index) => `${monthOf(moment).slice(0, 8)}${String(index + 1).padStart(2, '0')}`,
  )
