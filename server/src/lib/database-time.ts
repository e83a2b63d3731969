/** A time from outside in a form that the database accepts: years out of range become a time long ago. */
export const databaseTime = (time: string): string =>
  new Date(Math.max(0, Date.parse(time))).toISOString()
