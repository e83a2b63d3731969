/** The second word of the full name where it has several words, otherwise the whole name. */
export function shortName(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  return words[1] ?? fullName.trim()
}
