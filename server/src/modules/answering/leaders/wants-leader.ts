import { wordsOf } from '../../../lib/words.ts'
import type { IntentOdds } from '../../listening/intents.ts'
import { isFunctionWord } from '../../listening/language/function-words.ts'
import type { Heard } from '../../listening/types.ts'
import { conceptsOf, isListed } from '../language/concepts.ts'
import { isStopWord } from '../language/stop-words.ts'
import { isPlain, leadOf, namesBusiness } from './lead-words.ts'

/** Least odds that somebody asks for whoever decides, in words that name nobody: “whoever is in charge”. */
const SURE_OF_DECIDER = 0.5
/** Least odds of a wish for a person together with that, and where whoever leads the business is named. */
const LIKELY_PERSON = 0.5
const PERHAPS_PERSON = 0.2
/** The concepts of the lexicon for “is the owner available to speak to?” */
const TO_SPEAK_TO = ['speak', 'available']
/** Least odds of another wish that names them: “can the manager call me back?” */
const SURE_OF_OTHER = 0.5
/** Least odds of a greeting before it. */
const SURE_OF_GREETING = 0.5
/** Least odds of a question for a name: “who is the boss?” */
const SURE_OF_WHO = 0.5

/** Whether somebody wants to speak to whoever runs the business: “may I speak with the owner?”, “is the manager around?” */
export function wantsLeader(heard: Heard): boolean {
  const { intents, wishForPerson } = heard
  // “Is the boss available?” sounds like a wish for a time.
  if (asksIfPresent(heard)) return true
  if (intents.every(isOtherWish)) return false
  const isPerhaps =
    wishForPerson >= PERHAPS_PERSON || intents.some(({ person }) => person >= PERHAPS_PERSON)
  return (
    (isPerhaps && namesLeader(heard)) || (wishForPerson >= LIKELY_PERSON && asksForDecider(heard))
  )
}

const isOtherWish = ({ greeting, book, propose, callback, text, no }: IntentOdds): boolean =>
  [greeting, book, propose, callback, text, no].some((odds) => odds >= SURE_OF_OTHER)

const namesLeader = ({ text, language }: Heard): boolean =>
  wordsOf(text).some(
    ({ text: word }) => isListed(word, language) && isPlain(leadOf(word, language)),
  )

const asksForDecider = ({ cues }: Heard): boolean =>
  cues.some(({ name, odds }) => name === 'asks-for-decider' && odds >= SURE_OF_DECIDER)

/** Whether a question names nothing but whoever leads the business: “hello, is the owner in?”, and not “is the owner a vet?” */
function asksIfPresent(heard: Heard): boolean {
  const { parts, intents, language, isQuestion, odds } = heard
  if (!isQuestion || odds.who >= SURE_OF_WHO || !namesLeader(heard)) return false
  const beside = parts.filter((_, at) => (intents[at]?.greeting ?? 0) < SURE_OF_GREETING)
  return beside
    .flatMap((part) => wordsOf(part))
    .every(
      ({ text: word }) =>
        isFunctionWord(word) ||
        isStopWord(word, language) ||
        isPlain(leadOf(word, language)) ||
        namesBusiness(word, language) ||
        conceptsOf(word, language).some(({ id }) => TO_SPEAK_TO.includes(id)),
    )
}
