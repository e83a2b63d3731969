/** A word of an utterance, and whether a mark stands before it. */
export type Word = { text: string; plain: string; afterMark: boolean }

/** Who somebody is, they say in the beginning, or in the end. */
const MOST_WORDS = 60
const LONGEST_WORD = 30
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*|[.,;:!?]+/gu

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let afterMark = false
  for (const [found] of text.matchAll(WORD)) {
    if (/^[.,;:!?]/.test(found)) {
      afterMark = true
      continue
    }
    words.push({ text: found, plain: plainOf(found), afterMark })
    afterMark = false
    if (words.length === MOST_WORDS) break
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

/** What is known around a text: its language, and whether whoever speaks was asked for their name. */
export type Around = { language: string; isAsked: boolean }

/**
 * What a word is told to be part of a name by: the words before and after it, how it is written, and what the word before was taken for.
 * @param isCommon whether people say the word also where nobody is named.
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
