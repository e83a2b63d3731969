import { isDeepJson } from '../../lib/deep-json.ts'

const HIDDEN = '•••'

/**
 * @returns a function that removes these secrets from a text. In JSON it also finds them escaped, as `\\/` or `\\u002b`, and inside a text
 * that is JSON itself
 */
export function hiding(secrets: string[]): (text: string) => string {
  // One secret may be the beginning of another.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  const hide = (text: string): string =>
    longestFirst.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
  const hideIn = (text: string): string => {
    const value = structureIn(text)
    if (value === null) return hide(text)
    const written = JSON.stringify(value)
    const shown = JSON.stringify(eachText(value, hideIn))
    // The original text when nothing is hidden, because rewriting JSON would change long numbers.
    return hide(shown === written ? text : shown)
  }
  return longestFirst.length === 0 ? (text) => text : hideIn
}

/** The object or list that a text contains as JSON; null when it contains none. */
function structureIn(text: string): object | null {
  if (!/^\s*[[{]/.test(text) || isDeepJson(text)) return null
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => eachText(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [change(name), eachText(item, change)]),
  )
}
