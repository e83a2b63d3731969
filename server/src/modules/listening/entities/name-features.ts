/** A word of an utterance, the index of its first letter, and whether punctuation stands before it. */
export type Word = { text: string; plain: string; from: number; afterMark: boolean }

/** The most words that are read, from the beginning: that is where people say who they are and what they want. */
const MAX_WORDS = 60
const LONGEST_WORD = 30
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*|[.,;:!?]+/gu

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let afterMark = false
  for (const { 0: found, index: from } of text.matchAll(WORD)) {
    if (/^[.,;:!?]/.test(found)) {
      afterMark = true
      continue
    }
    words.push({ text: found, plain: plainOf(found), from, afterMark })
    afterMark = false
    if (words.length === MAX_WORDS) break
  }
  return words
}

const plainOf = (word: string): string =>
  /\p{N}/u.test(word)
    ? '#'
    : word
        .slice(0, LONGEST_WORD)
        .toLowerCase()
        .replaceAll('’', "'")
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')

/** What is known about a text: its language, and whether the speaker was asked for their name. */
export type Around = { language: string; isAsked: boolean }

/**
 * The features by which a word is recognised as part of a name: its neighbours, its spelling, and whether the word before it is
 * part of one.
 * @param isCommon whether people also use the word where they name nobody.
 */
export function featuresOfWord(
  words: Word[],
  at: number,
  { language, isAsked }: Around,
  isCommon: (plain: string) => boolean,
  isAfterName: boolean,
): string[] {
  const plainAt = (index: number): string => {
    const word = words[index]
    if (!word) return index < 0 ? '<' : '>'
    return isCommon(word.plain) ? word.plain : '?'
  }
  const { text, plain, afterMark } = words[at]!
  const [before, next] = [plainAt(at - 1), words[at + 1]?.afterMark ? '.' : plainAt(at + 1)]
  const own = isCommon(plain) ? plain : '?'
  const state = isAfterName ? 'in' : 'out'
  const features = [
    state,
    `=${own}`,
    `${state} =${own}`,
    `<${before}`,
    `${state} <${before}`,
    `<<${plainAt(at - 2)} ${before}`,
    `<<<${plainAt(at - 3)} ${plainAt(at - 2)} ${before}`,
    `${language} <${before}`,
    `>${next}`,
    `<> ${before} ${next}`,
    `${before} =${own}`,
    `>>${next} ${plainAt(at + 2)}`,
    ...endingsOf(plain),
  ]
  if (afterMark) features.push('mark', `mark ${state}`)
  if (at > 0 && /^\p{Lu}/u.test(text)) features.push('capital', `capital =${own}`)
  if (isAsked) {
    const length = `asked ${Math.min(words.length, 5)}`
    features.push('asked', length, `${length} ${at}`, `asked =${own}`, `asked <${before}`)
  }
  return features
}

const endingsOf = (plain: string): string[] => [`-${plain.slice(-2)}`, `-${plain.slice(-3)}`]
