import { wordsOf } from '../../../lib/words.ts'

/** Words that negate a sentence, in every language agents speak. */
const NEGATIONS = new Set(
  `not no never without nor cannot can't don't doesn't won't isn't aren't nicht kein keine keinen keiner keinem nie ohne weder pas jamais
  sans aucun aucune ni nunca sin ningún ninguna tampoco non mai senza nessun nessuna não nunca sem nenhum nenhuma niet geen nooit zonder`.split(
    /\s+/,
  ),
)

export const isNegated = (text: string): boolean =>
  wordsOf(text).some(({ text: word }) => NEGATIONS.has(word))
