import { wordsOf } from '../../../lib/words.ts'

/** The words that ask for more than yes or no, in every language agents speak: a closed class, which does not grow. */
const INTERROGATIVES: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: "when what what's which how where who why",
    de: 'wann was welche welcher welches welchen welchem wie wieviel wo wer warum',
    fr: 'quand quel quelle quels quelles combien comment où qui pourquoi quoi',
    es: 'cuándo cuando qué que cuál cual cuáles cuales cuánto cuanto cómo como dónde donde quién',
    it: 'quando quale quali qual quanto quanta che cosa come dove chi perché',
    pt: 'quando que qual quais quanto quanta como onde quem porque',
    nl: 'wanneer wat welke welk hoe hoelaat hoelang waar wie waarom',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)

/** Whether a question asks when, what or how, and so not for yes or no. */
export const asksWhich = (text: string, language: string): boolean =>
  wordsOf(text).some((word) => INTERROGATIVES[language]?.has(word.text))
