import type { WidgetOptions } from 'shared-types'
import type { GivenOptions } from '../types.ts'

/** Merges the owner's options with those of the page, whose attributes are text. Invalid values are ignored. */
export const readGiven = (given: GivenOptions): WidgetOptions => {
  const { side, label, font, theme, messages = [] } = given as WidgetOptions
  return {
    ...numbers(given),
    hide: paths(given['hide']),
    messages,
    ...((side === 'left' || side === 'right') && { side }),
    ...(label && { label: label.slice(0, 30) }),
    ...(font === 'page' && { font }),
    ...(String(given['powered']) === 'false' && { powered: false }),
    ...((theme === 'light' || theme === 'dark') && { theme }),
  }
}

const MOST = { edge: 400, bottom: 400, size: 88, radius: 32 }
const LEAST: Record<string, number> = { size: 44 }

const numbers = (given: GivenOptions): Partial<Record<keyof typeof MOST, number>> =>
  Object.fromEntries(
    Object.entries(MOST).flatMap(([name, most]) => {
      const value = parseFloat(String(given[name]))
      return value >= 0 ? [[name, Math.min(Math.max(value, LEAST[name] ?? 0), most)]] : []
    }),
  )

const paths = (hide: unknown): string[] =>
  typeof hide === 'string' ? hide.split(',').map((path) => path.trim()) : ((hide as string[]) ?? [])
