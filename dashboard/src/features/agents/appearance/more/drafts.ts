import { siteOf, WidgetOptions } from 'shared-types'

/** Paths or websites as typed: one per line, or separated by commas. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

export const sitesOf = (text: string): string[] => [...new Set(linesOf(text).map(siteOf))]

/** A number field's value; undefined where it is empty, which means the default. */
export const numberOf = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits ? Number(digits) : undefined
}

/** Drops properties that are undefined, so that two drafts with the same meaning compare as equal. */
export const tidy = (options: WidgetOptions): WidgetOptions =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

/** The first complaint about each field, by its path: `edge`, `messages.0.text`. */
export function problemsOf(options: WidgetOptions): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of WidgetOptions.safeParse(options).error?.issues ?? []) {
    // A list counts as one field.
    const list = path.findIndex((part) => part === 'hide' || part === 'paths')
    const name = (list < 0 ? path : path.slice(0, list + 1)).join('.')
    problems[name] ??= message
  }
  return problems
}

export const areSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
