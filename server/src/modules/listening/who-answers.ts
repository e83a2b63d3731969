import { wordsOf } from '../../lib/words.ts'
import type { IntentOdds } from './intents.ts'
import { listen } from './listen.ts'
import { partsOf } from './sentences.ts'
import type { Heard } from './types.ts'

/** Least odds of a question for who answers: “guess who is calling” is less surely one. */
const SURE_OF_IDENTITY = 0.5
/** The same of its kind, together with those that it means nothing by itself. */
const SURE_OF_WHO = 0.9
/** The most words before a punctuation mark that only lead up to a question: “I'm sorry, …”. */
const LEADING_WORDS = 2

/** Whether an utterance only asks who has answered: “who is this?”, “sorry, wer ist denn da?” */
export const asksWhoAnswers = (heard: Heard): boolean => isSaid(heard, asksIt)

/** The same where nobody gains by asking, so that less is enough: “qui est à l'appareil ?” sounds like an introduction too. */
export const likelyAsksWhoAnswers = (heard: Heard): boolean => isSaid(heard, likelyAsksIt)

/** The same utterance as the question for who has answered, whatever was said before it. */
export const asWhoQuestion = (heard: Heard): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(heard, {
    smallTalk: { value: 'identity', enumerable: true },
    leaning: { value: 0, enumerable: true },
  }) as Heard

/** Whether it is said, also after an apology; but who says their name before it tells more. */
const isSaid = (heard: Heard, isIt: (heard: Heard) => boolean): boolean =>
  isIt(heard) || (heard.name === null && withoutLead(heard).some(isIt))

function asksIt({ smallTalk, odds, leaning, intents }: Heard): boolean {
  const isWho = isOnlyWho(odds, intents)
  if (isWho && leaning >= SURE_OF_WHO) return true
  const asks = intents.some(({ identity }) => identity >= SURE_OF_IDENTITY)
  return asks && (isWho || smallTalk === 'identity')
}

const likelyAsksIt = (heard: Heard): boolean =>
  asksIt(heard) ||
  (isOnlyWho(heard.odds, heard.intents) &&
    heard.intents.some(({ identity, introduction }) => identity + introduction >= SURE_OF_IDENTITY))

const isOnlyWho = ({ who }: Heard['odds'], intents: IntentOdds[]): boolean =>
  who >= SURE_OF_WHO && intents.length === 1

/** The utterance without what may only lead up to its question: its first word, or a few before a punctuation mark. */
function withoutLead({ text, language, odds }: Heard): Heard[] {
  if (odds.who < LIKELY_WHO) return []
  const [, second] = wordsOf(text)
  const parts = partsOf(text)
  const leading = parts.slice(0, -1).flatMap((part) => wordsOf(part)).length
  const rests = [
    ...(second ? [text.slice(second.at)] : []),
    ...(leading > 0 && leading <= LEADING_WORDS ? [parts.at(-1)!] : []),
  ]
  return rests.map((rest) => listen(rest, { language, languages: [], before: null }))
}

/** Least odds of its kind in the whole utterance. */
const LIKELY_WHO = 0.5
