import { lexiconScoreOf } from './feeling.ts'
import { INTENTS, type IntentOdds, likeliestOf } from './intents.ts'
import type { Heard } from './types.ts'

/** How bad the words of an insult are at least, by a lexicon of English words, from -1 to 1. */
const BAD = -0.3

/**
 * Whether an English utterance insults who hears it: two ears together, because each is unsure alone. Of some 11,000 lines that people say
 * to a business, four are taken for one: “fraud desk”.
 */
export const isInsult = ({ text, language, intents }: Heard): boolean =>
  language === 'en' &&
  intents.length > 0 &&
  intents.every((odds) => likeliestOf(odds) === 'banter') &&
  lexiconScoreOf(text) <= BAD

/** The same utterance as what is only banter, and names nobody: “fuck off”. */
export const asBanter = (heard: Heard): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(heard, {
    intents: { value: heard.intents.map(() => BANTER), enumerable: true },
    name: { value: null, enumerable: true },
  }) as Heard

// The cast is needed because `fromEntries` does not keep the type of its keys.
const BANTER = Object.fromEntries(
  INTENTS.map((name) => [name, Number(name === 'banter')]),
) as IntentOdds
