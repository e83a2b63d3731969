/** The moment as the business's own clock shows it, so that a model knows what today and tomorrow are. */
export function clockLine(now: Date, timeZone: string): string {
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now)
  return `It is ${shown} (${timeZone}).`
}
