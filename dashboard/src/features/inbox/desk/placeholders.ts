/** The placeholders that a saved reply may contain in braces. */
export const PLACEHOLDERS = ['visitor name', 'agent name', 'my name'] as const
export type PlaceholderValues = Partial<Record<(typeof PLACEHOLDERS)[number], string>>

// oxlint-disable-next-line words/no-patterns -- names of our own placeholders, in braces
const PATTERN = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g')

/** Replaces placeholders whose value is known; the others stay, to be filled in by hand. */
export const fill = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(PATTERN, (whole, name: keyof PlaceholderValues) => values[name] || whole)

/** The first placeholder that has not been filled in; null where there is none. */
export function unfilled(text: string): { text: string; start: number; end: number } | null {
  const [found] = text.matchAll(PATTERN)
  return found ? { text: found[0], start: found.index, end: found.index + found[0].length } : null
}
