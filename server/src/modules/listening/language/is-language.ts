const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

let names: Set<string | undefined> | undefined

/** Whether the word is what a language is called in English, and mostly its people too; not read before it is asked for. */
export function isLanguage(word: string): boolean {
  names ??= new Set(CODES.map((code) => IN_ENGLISH.of(code)))
  return names.has(word)
}
