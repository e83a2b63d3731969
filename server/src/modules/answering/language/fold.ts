const ASCII = /^[\p{ASCII}]*$/u
/** Of letters that keep their sense without them: those of an Indian script are its vowels, those of kana another sound. */
const MARKS = /(?![\u3099\u309A])\p{Script=Inherited}/gu
/** Letters that are no letter with a mark, and what people type for them. */
const LETTERS: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'" }

/** A lower-case word as somebody types it who leaves out the accents: `café` and `cafe` become the same. */
export const fold = (word: string): string =>
  ASCII.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(MARKS, '')
        .replaceAll(/[ßœæøł’]/g, (letter) => LETTERS[letter]!)

/** German without a German keyboard: `oeffnung` for `öffnung`. */
export const foldDigraphs = (word: string): string => word.replaceAll(/([aou])e/g, '$1')
