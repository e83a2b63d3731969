/** Words that were broken at the end of a line become whole again. */
export const joinLines = (lines: string[]): string =>
  lines
    .reduce((text, line) => {
      if (!text || /\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line
      return /\p{L}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line)
        ? text.slice(0, -1) + line
        : `${text} ${line}`
    }, '')
    .replaceAll('\u00AD', '')
    .trim()
