import { siteOf, WidgetOptions } from 'shared-types'

/** Paths or websites as they are typed: one a line, or with commas. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean)

export const sitesOf = (text: string): string[] => [...new Set(linesOf(text).map(siteOf))]

/** The digits of a field; none: as it comes. */
export const numberOf = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits ? Number(digits) : undefined
}

/** Without what is absent, so that two that say the same are the same. */
export const tidy = (options: WidgetOptions): WidgetOptions =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && !value.length),
    ),
  )

/** The first message about each field, by its path: `edge`, `messages.0.text`. */
export function problemsOf(options: WidgetOptions): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of WidgetOptions.safeParse(options).error?.issues ?? []) {
    // A list is one field.
    const list = path.findIndex((part) => part === 'hide' || part === 'paths')
    const name = (list < 0 ? path : path.slice(0, list + 1)).join('.')
    problems[name] ??= message
  }
  return problems
}

export const areSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
