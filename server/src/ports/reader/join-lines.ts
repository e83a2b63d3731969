/** Whether a hyphen is part of a mail or web address, so that it stays. */
const isAddress = (text: string, next: string) =>
  /@|www\.|:\/\//.test(text.slice(text.lastIndexOf(' ') + 1)) ||
  /^[\w-]{1,60}(?:@|\.[a-z]{2})/.test(next)

/** Joins lines; words that were broken at the end of a line become whole again. */
export const joinLines = (lines: string[]): string =>
  lines
    .reduce((text, line) => {
      if (!text || /\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line
      if (text.endsWith('-') && isAddress(text, line)) return text + line
      return /\p{L}[-‐]$/u.test(text) && /^\p{Ll}/u.test(line)
        ? text.slice(0, -1) + line
        : `${text} ${line}`
    }, '')
    .replaceAll('\u00AD', '')
    .trim()
