import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { fold } from '../../../lib/fold.ts'
import { wordsOf } from '../../../lib/words.ts'
import { mayAskForLeader } from '../../answering/leaders/asks-for-leader.ts'
import { asks } from '../../listening/clauses.ts'
import { isKnownName } from '../../listening/entities/known-names.ts'
import { spokenClock } from '../../listening/entities/spoken-clock.ts'
import { asBanter, isInsult } from '../../listening/insults.ts'
import { likeliestOf } from '../../listening/intents.ts'
import { listenerFor } from '../../listening/listener.ts'
import type { Heard } from '../../listening/types.ts'
import { asWhoQuestion, likelyAsksWhoAnswers } from '../../listening/who-answers.ts'
import type { SalesState } from './lead.ts'
import type { Scene } from './types.ts'

/** Interprets an utterance. Callers are assumed to speak the language of the greeting until another one is certain. */
export async function hearCaller(
  scene: Scene,
  { asking, isAgreeing }: SalesState,
  utterance: string,
): Promise<Heard> {
  const { deps, call, language, signal } = scene
  const heard = await listenerFor(
    deps,
    call,
    signal,
  )(utterance, {
    languages: [language],
    before: language,
    // Somebody asked for a number may still answer the question for their name before it.
    asked: (asking !== null && asking !== 'text') || isAgreeing === true ? 'name' : undefined,
    country: countryOf(call.fromNumber),
  })
  if (isInsult(heard)) return asBanter(heard)
  // “So who runs it?” may sound like a goodbye too.
  if (mayAskForLeader(heard)) return withGoodbye(heard, false)
  // “Who is there on Saturday?” asks for somebody else.
  if (likelyAsksWhoAnswers(heard) && !(await namesDay(scene, heard))) return asWhoQuestion(heard)
  // “Mittwoch wäre gut” may sound like one.
  if (isAgreeing && heard.saysGoodbye && (await namesTime(scene, heard))) {
    return withGoodbye(heard, false)
  }
  // “I gave you the wrong number” is about one that was asked for.
  const mayBeWrong = asking !== 'contact' && !call.lead?.contact
  if (mayBeWrong && dialledWrong(heard)) return asLeave(heard)
  if (greetsAfterThanks(heard)) return withGoodbye(heard, true)
  return (await isDayOnly(scene, heard)) ? withoutName(heard) : heard
}

/** Whether they name a day, an hour or a part of the day. */
export const namesTime = async (scene: Scene, heard: Heard): Promise<boolean> =>
  heard.dayPart !== null ||
  spokenClock(heard.text, heard.language) !== null ||
  (await namesDay(scene, heard))

const namesDay = async ({ deps }: Scene, heard: Heard): Promise<boolean> =>
  (await heard.day({ now: deps.now(), timeZone: 'UTC' })) !== null

/** Whether what was heard as their name is a day: “Mittwochnachmittag”, and not “Freitag, Anna Freitag”. */
const isDayOnly = async (scene: Scene, heard: Heard): Promise<boolean> =>
  heard.name !== null &&
  !wordsOf(heard.name).some(({ text }) => isKnownName(fold(text))) &&
  (await namesDay(scene, heard))

/** Least odds that they dialled a wrong number. */
const SURE_OF_WRONG_NUMBER = 0.85

const dialledWrong = ({ cues, text, wantsAppointment }: Heard): boolean =>
  !asks(text) &&
  !wantsAppointment &&
  cues.some(({ name, odds }) => name === 'wrong-number' && odds >= SURE_OF_WRONG_NUMBER)

/** Who thanks and then greets takes leave: “dank u, dag”. */
function greetsAfterThanks({ intents }: Heard): boolean {
  const [first, ...others] = intents.map(likeliestOf)
  return first === 'thanks' && others.at(-1) === 'greeting'
}

const withGoodbye = (heard: Heard, saysGoodbye: boolean): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(heard, { saysGoodbye: { value: saysGoodbye, enumerable: true } }) as Heard

/** Nothing else is meant: “je me suis trompé de numéro” names nobody, and “falsch verbunden” wants nobody. */
const asLeave = (heard: Heard): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(withoutName(withGoodbye(heard, true)), {
    smallTalk: { value: 'goodbye', enumerable: true },
    wantsPerson: { value: false, enumerable: true },
  }) as Heard

const withoutName = (heard: Heard): Heard =>
  // The cast is needed because `Object.create` does not keep the type.
  Object.create(heard, { name: { value: null, enumerable: true } }) as Heard

/** The country of a caller's number, to which numbers that they name without a country code belong. */
const countryOf = (number: string): string => parsePhoneNumberFromString(number)?.country ?? 'US'
