import { isStopWord } from '../language/stop-words.ts'
import type { Word } from '../../../lib/words.ts'

const SHORTEST = 3
/** Longer words are not split: nobody types such compounds, and every letter is a position to try. */
const LONGEST = 40

/**
 * Writes words as the knowledge does: "creditcard" becomes two words when it has only those, and "hair cut" becomes one when it has only
 * that.
 */
export function fitCompounds(
  words: readonly Word[],
  language: string,
  isHeld: (word: string) => boolean,
): Word[] {
  const isPart = (word: string) => isHeld(word) && !isStopWord(word, language)
  const fitted: Word[] = []
  for (const word of words) {
    const last = fitted.at(-1)
    const joined = last && joinedOf(last, word, language)
    if (joined && !(isHeld(last.text) && isHeld(word.text)) && isHeld(joined)) {
      fitted[fitted.length - 1] = { ...last, text: joined, raw: last.raw + word.raw }
    } else fitted.push(...(isHeld(word.text) ? [word] : partsOf(word, isPart)))
  }
  return fitted
}

/** A small word or a single letter is never joined to the next ("L and" is not "land"). */
function joinedOf(last: Word, word: Word, language: string): string | null {
  const isBeside = last.at + last.raw.length + 1 === word.at
  if (!isBeside || last.text.length + word.text.length > LONGEST) return null
  const isSmall = ({ text }: Word) => text.length === 1 || isStopWord(text, language)
  return isSmall(last) || isSmall(word) ? null : last.text + word.text
}

function partsOf(word: Word, isPart: (word: string) => boolean): Word[] {
  const { text, raw, at } = word
  if (text.length > LONGEST) return [word]
  for (let cut = SHORTEST; cut <= text.length - SHORTEST; cut++) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)]
    if (isPart(first) && isPart(second)) {
      return [
        { text: first, raw: raw.slice(0, cut), at },
        { text: second, raw: raw.slice(cut), at: at + cut },
      ]
    }
  }
  return [word]
}
