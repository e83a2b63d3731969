import { stem } from '../language/stems.ts'
import type { Word } from '../language/words.ts'
import type { Corpus } from './types.ts'

const SHORTEST = 3

/** Words as the knowledge writes them: "creditcard" in two where it knows only those, "hair cut" in one where it knows only that. */
export function fitCompounds(words: Word[], corpus: Corpus): Word[] {
  const isHeld = (word: string) =>
    corpus.frequency.has(word) ||
    corpus.configs.some((config) => corpus.frequency.has(stem(word, config)))
  const fitted: Word[] = []
  for (const word of words) {
    const last = fitted.at(-1)
    const joined = last && last.at + last.raw.length + 1 === word.at && last.text + word.text
    if (joined && isHeld(joined) && !(isHeld(last.text) && isHeld(word.text))) {
      fitted[fitted.length - 1] = { ...last, text: joined, raw: last.raw + word.raw }
    } else fitted.push(...(isHeld(word.text) ? [word] : partsOf(word, isHeld)))
  }
  return fitted
}

function partsOf(word: Word, isHeld: (word: string) => boolean): Word[] {
  const { text, raw, at } = word
  for (let cut = SHORTEST; cut <= text.length - SHORTEST; cut++) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)]
    if (isHeld(first) && isHeld(second)) {
      return [
        { text: first, raw: raw.slice(0, cut), at },
        { text: second, raw: raw.slice(cut), at: at + cut },
      ]
    }
  }
  return [word]
}
