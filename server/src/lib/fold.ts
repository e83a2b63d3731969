const ASCII = /^[\p{ASCII}]*$/u
/**
 * Accents, in scripts where a letter keeps its meaning without them. In Indian scripts such marks are vowels, and in kana they make another
 * sound.
 */
const MARKS = /(?![\u3099\u309A])\p{Script=Inherited}/gu
/** Letters that Unicode does not decompose, and what people type instead. */
const LETTERS: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', '’': "'" }

/** A lower-case word as typed without accents: `café` and `cafe` become the same. */
export const fold = (word: string): string =>
  ASCII.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(MARKS, '')
        .replaceAll(/[ßœæøł’]/g, (letter) => LETTERS[letter]!)

/** German without a German keyboard: `oeffnung` for `öffnung`. */
export const foldDigraphs = (word: string): string => word.replaceAll(/([aou])e/g, '$1')
