import type { Language } from '../../wording/types.ts'
import { wordsIn } from './language/words.ts'

/**
 * Words with which people speak of themselves. Pronouns are a closed class, so a list of them is complete; “m'” and “j'” are their short
 * forms before a vowel. Spanish, Italian and Portuguese usually leave “I” out, because their verbs tell the person; for them there are also
 * common verbs whose form is the first person's only. What that cannot see: a caller who uses another verb and none of these words
 * (“busco”), and forms that are not the first person's alone, which announcements use too: “sono pronti”, “era”, “quisiera”,
 * “é preciso”, and forms that are nouns as well (“trabajo”, “telefono”). English “mine” is left out because it is a noun as well.
 */
const OF_SELF: Record<Language, string> = {
  en: 'i me my myself',
  es: 'yo me mí mi mis mío mía míos mías conmigo soy estoy llamo tengo quiero necesito puedo hablo voy vivo',
  de: 'ich mich mir mein meine meinem meinen meiner meines meins',
  fr: "je j' me m' moi mon ma mes mien mienne miens miennes",
  it: "io me mi m' mio mia miei mie sto ho chiamo voglio vorrei posso devo parlo",
  pt: 'eu me mim meu meus minha minhas comigo sou estou tô tenho quero posso chamo ligo falo vou moro',
  nl: "ik mij me mijn m'n mezelf mijzelf",
}

// The cast is needed because `fromEntries` does not keep the type of its keys.
const WORDS = Object.fromEntries(
  Object.entries(OF_SELF).map(([language, words]) => [language, new Set(words.split(' '))]),
) as Record<string, Set<string> | undefined>

/** “A. I. G.”: letters that are spelt are no words. */
const SPELT = /(?<!\p{L})\p{L}(?:[. ]{1,2}\p{L}(?!\p{L})){2,}/gu

/** Whether somebody speaks of themselves, as announcements hardly ever do; false in a language without a list. */
export function speaksOfSelfIn(text: string, language: string): boolean {
  const words = WORDS[language]
  return (
    words !== undefined && wordsIn(text.replaceAll(SPELT, ' ')).some((word) => isIn(words, word))
  )
}

/** Whether a word is listed, or its part before an apostrophe: “I'm”, “j'appelle”. */
function isIn(words: Set<string>, written: string): boolean {
  const word = written.normalize('NFC').replaceAll('’', "'")
  const short = word.slice(0, word.indexOf("'") + 1)
  return words.has(word) || words.has(short) || (short !== '' && words.has(short.slice(0, -1)))
}
