/** A time somebody sent, as the database takes it: years it does not know count as long ago. */
export const toldTime = (time: string): string =>
  new Date(Math.max(0, Date.parse(time))).toISOString()
