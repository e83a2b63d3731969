/** Characters of what a caller needs, with the messages they leave. */
const NEED_MAX = 500

/** What a caller told before, and what they tell now, as one text. */
export function joined(before: string | null, text: string): string {
  if (!before) return text.slice(0, NEED_MAX)
  return `${before}${/[.!?]$/.test(before) ? '' : '.'} ${text}`.slice(0, NEED_MAX)
}
