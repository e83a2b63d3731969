import { asWords } from './as-words.ts'

/** A name in braces: an input, or the path of a field in the answer. */
const PLACEHOLDER = /\{([a-z_][\w.-]{0,199})\}/gi

export type Values = Readonly<Record<string, string>>

/** The names in braces, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)),
]

/** A "." or ".." in a path, also encoded; some servers treat an encoded slash as a slash. */
const STEP = /(?:^|[\\/])(?:\.|%2e){1,2}(?:[\\/]|$)/i

/**
 * Fills in values, encoded so that none can start another part of the address.
 * @returns null when a value would lead to another path, such as the list of all orders
 */
export function fillAddress(address: string, values: Values): string | null {
  const fill = (text: string, write: (value: string) => string) =>
    text.replaceAll(PLACEHOLDER, (_, name: string) => write(values[name] ?? ''))
  const [path = ''] = address.split(/[?#]/, 1)
  if (STEP.test(fill(path, (value) => value))) return null
  return fill(address, (value) => encodeURIComponent(value.toWellFormed()))
}

/** Fills values into a body; a text that consists only of a number's placeholder becomes a number. */
export function fillBody(body: string, values: Values, numbers: ReadonlySet<string>): string {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return fillText(value, values, numbers)
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item)]))
  }
  return JSON.stringify(fill(JSON.parse(body)))
}

function fillText(text: string, values: Values, numbers: ReadonlySet<string>): string | number {
  const [only] = placeholdersIn(text)
  if (only && numbers.has(only) && text === `{${only}}`) return Number(values[only])
  return text.replaceAll(PLACEHOLDER, (_, name: string) => values[name] ?? '')
}

/** The most characters of one field. */
const FIELD_MAX = 500

/**
 * The sentence about an answer.
 * @param answer as parsed from JSON; its fields take precedence over inputs of the same name.
 * @returns null when the answer lacks a field that the sentence needs.
 */
export function sayResult(template: string, answer: unknown, values: Values): string | null {
  let isWhole = true
  const text = template.replaceAll(PLACEHOLDER, (_, path: string) => {
    const value = wordsOf(fieldOf(answer, path)) ?? wordsOf(values[path])
    if (value === undefined) isWhole = false
    return value ?? ''
  })
  return isWhole ? text : null
}

/** The sentence for a request that was not sent: placeholders for fields of the answer stay empty. */
export const sayUnsent = (template: string, values: Values): string =>
  template.replaceAll(PLACEHOLDER, (_, path: string) => wordsOf(values[path]) ?? '…')

function fieldOf(answer: unknown, path: string): unknown {
  let value = answer
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** A value as words, including lists of plain values. Undefined for an object, which nobody could read. */
function wordsOf(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const words = value.map(wordsOf)
    return words.length > 0 && words.every((word) => word !== undefined)
      ? shortened(words.join(', '))
      : undefined
  }
  if (typeof value === 'string') return shortened(value) || undefined
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** The text on one line, shortened, without characters that the database cannot store. */
const shortened = (text: string): string => {
  const line = asWords(text)
  return line.length > FIELD_MAX ? `${line.slice(0, FIELD_MAX).toWellFormed().trimEnd()}…` : line
}
