/** More than there are time zones: who writes one in many ways fills no memory. */
const MOST_FORMATS = 1_000
/** Making one takes longer than all the rest of a prompt. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The moment as the business's own clock shows it, so that a model knows what today and tomorrow are. */
export function clockLine(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = lines.get(timeZone)
  if (known?.minute === minute) return known.line
  const line = `It is ${formatOf(timeZone).format(now)} (${timeZone}).`
  if (lines.size >= MOST_FORMATS) lines.clear()
  lines.set(timeZone, { minute, line })
  return line
}

const MINUTE_MS = 60_000
const lines = new Map<string, { minute: number; line: string }>()

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
