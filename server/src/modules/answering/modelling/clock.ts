/** More than there are time zones: who writes one in many ways fills no memory. */
const MOST_FORMATS = 1_000
/** Making one takes longer than all the rest of a prompt. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The moment as the business's own clock shows it, so that a model knows what today and tomorrow are. */
export const clockLine = (now: Date, timeZone: string): string =>
  `It is ${formatOf(timeZone).format(now)} (${timeZone}).`

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (formats.size >= MOST_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}
