/** What is asked for a text that was typed into a search; a time in it is meant on the clock of this browser. */
export const searchOf = (text: string) =>
  text ? { q: text, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}
