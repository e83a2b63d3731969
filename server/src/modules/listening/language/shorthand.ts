import table from './shorthand.json' with { type: 'json' }

/** What people type for short in a chat, by language, each with what it stands for: “hj”, “svp”, “xq”, “tmrw”. */
const SHORTHAND = new Map(
  Object.entries(table).map(([language, words]) => [language, new Map(Object.entries(words))]),
)
/**
 * Three and more single letters in a row, which spell something, or else one word between spaces or marks; a word inside an address
 * or a number such as “5k” is none.
 */
const SPELT_OR_WORD =
  /(?<spelt>(?<![\p{L}\p{N}])(?:\p{L}[\s.-]+){2,}\p{L}(?![\p{L}\p{N}]))|(?<![\p{L}\p{N}@._/#'’-])[\p{L}\p{N}]+(?![\p{L}\p{N}@_/#'’-]|\.\p{L})/gu

/**
 * A text with its shorthand written out. Words with capitals are names or initials, but for the capital that begins the text.
 * @param isWritten whether the knowledge itself has a word, which then means what it means there
 */
export function writtenOut(
  text: string,
  language: string,
  isWritten: (word: string) => boolean = () => false,
): string {
  const words = SHORTHAND.get(language)
  if (!words) return text
  return text.replace(SPELT_OR_WORD, (found, spelt: string | undefined, at: number) => {
    if (spelt !== undefined) return found
    const full = words.get(at === 0 ? uncapitalised(found) : found)
    return full === undefined || isWritten(found) ? found : full
  })
}

const uncapitalised = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)
