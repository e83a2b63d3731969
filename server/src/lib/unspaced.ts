/** Letters of scripts without spaces between words. */
const SCRIPTS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`
const UNSPACED = new RegExp(`[${SCRIPTS}]`, 'u')
const LAST_UNSPACED = new RegExp(`[${SCRIPTS}][^${SCRIPTS}]*$`, 'u')
const RUN = /[\p{L}\p{M}\p{N}]+/gu

/** In characters: no sentence is longer without punctuation. */
const LONGEST = 1_000

let segmenter: Intl.Segmenter | undefined

/** Whether a text has letters of such a script. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text)

/** The words in a run of letters of such a script, each with its position; the run itself in any other script. */
export function wordsInRun(run: string): { word: string; at: number }[] {
  if (run.length > LONGEST || !UNSPACED.test(run)) return [{ word: run, at: 0 }]
  // The dictionary depends on the script, not on the language.
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  return [...segmenter.segment(run)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment: word, index: at }) => ({ word, at }))
}

/** A text with spaces between its words, so that the database can index it; unchanged when it has them already. */
export const spaced = (text: string): string =>
  UNSPACED.test(text) ? text.replaceAll(RUN, spacedRun) : text

function spacedRun(run: string): string {
  const words = wordsInRun(run)
  return words.length > 1 ? ` ${words.map(({ word }) => word).join(' ')} ` : run
}

/** In characters: longer texts of such a script are sentences and not names. */
const LONGEST_NAME = 3

/** Whether a text of such a script says more than a name, whose beginning and end could not be told. */
export const isUnspacedSentence = (text: string): boolean =>
  UNSPACED.test(text) && text.replaceAll(/\P{L}/gu, '').length > LONGEST_NAME

/** How many characters a text has up to its last letter of such a script, that letter included; 0 where it has none. */
export function lastUnspaced(text: string): number {
  const at = text.search(LAST_UNSPACED)
  return at < 0 ? 0 : at + String.fromCodePoint(text.codePointAt(at)!).length
}
