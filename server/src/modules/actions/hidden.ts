import { isDeepJson } from '../../lib/deep-json.ts'

const HIDDEN = '•••'

/**
 * @returns takes these secrets out of a text. Where it is JSON, also as JSON may write them: with a `\\/` or a `\\u002b`, and in a text of it
 * that is JSON again
 */
export function hiding(secrets: string[]): (text: string) => string {
  // One may be the beginning of another.
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length)
  const hide = (text: string): string =>
    longestFirst.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text)
  const hideIn = (text: string): string => {
    const value = structureIn(text)
    if (value === null) return hide(text)
    const written = JSON.stringify(value)
    const shown = JSON.stringify(eachText(value, hideIn))
    // As it came, where nothing is to be hidden: a long number would not be the same.
    return hide(shown === written ? text : shown)
  }
  return longestFirst.length === 0 ? (text) => text : hideIn
}

/** The object or list that a text is; null where it is none. */
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
  if (Array.isArray(value)) return value.map((one) => eachText(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [change(name), eachText(one, change)]),
  )
}
