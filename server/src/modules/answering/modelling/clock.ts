import { MINUTE_MS } from '../../../lib/time.ts'

/** More than there are time zones, so that the same zone written in many ways cannot fill the memory. */
const MAX_FORMATS = 1_000
/** Creating a format takes longer than everything else in a prompt. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The current time on the clock of the business, so that a model knows what today and tomorrow mean. */
export function clockLine(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const known = lines.get(timeZone)
  if (known?.minute === minute) return known.line
  const line = `It is ${formatOf(timeZone).format(now)} (${timeZone}).`
  if (lines.size >= MAX_FORMATS) lines.clear()
  lines.set(timeZone, { minute, line })
  return line
}

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
  if (formats.size >= MAX_FORMATS) formats.clear()
  formats.set(timeZone, made)
  return made
}
