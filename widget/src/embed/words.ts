import { coreStrings } from '../panel/strings.ts'
import type { PanelStrings } from '../panel/strings.ts'
import type { Words } from './types.ts'

/** The texts of a language file, with names and numbers formatted for `locale`. */
export const readWords = ([ofParts, ...own]: Words, locale: string): PanelStrings => {
  const strings: Record<string, unknown> = { ...ofParts }
  Object.keys(coreStrings).forEach((name, index) => {
    const text = own[index] as string
    strings[name] = text.includes('{}')
      ? (value: string | number) => text.replace('{}', () => value.toLocaleString(locale))
      : text
  })
  return strings as PanelStrings
}
