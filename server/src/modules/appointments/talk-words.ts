import type { Config } from '../../config.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { WRITTEN } from '../../wording/index.ts'
import { withoutContacts } from '../listening/entities/contact.ts'
import { isKnownName } from '../listening/entities/known-names.ts'
import { isFunctionWord } from '../listening/language/function-words.ts'
import { emailIn } from '../listening/entities/email-in.ts'
import { fold } from '../../lib/fold.ts'
import { wordsOf } from '../../lib/words.ts'
import { onlyNumber } from '../listening/entities/spoken-number.ts'
import type { FreeTime } from './free.ts'
import { sayDay, sayHour, sayTime } from './say.ts'
import { listen } from '../listening/listen.ts'
import type { Heard } from '../listening/types.ts'
import type { Attendee, TalkMessage } from './talk-types.ts'
import type { Wish } from './wish.ts'

/** A longer text contains more than a name. */
const MAX_NAME_WORDS = 4

type Turn = TalkMessage['history'][number] | undefined

/** Whether the agent has just offered times, or told of an appointment that is kept or booked. */
export const isOffer = (config: Config, last: Turn): boolean =>
  isChoice(config, last) ||
  (last?.role === 'agent' && last.text.includes(`${config.appUrl}/book/mine/`))

/** Whether the agent has just offered times to choose from, in writing. */
export const isChoice = ({ appUrl }: Config, last: Turn): boolean =>
  last?.role === 'agent' && last.text.includes(`${appUrl}/book/with/`)

/** Whether the agent has just offered times to which an appointment could be moved. */
export const isMoveOffer = ({ appUrl }: Config, last: Turn): boolean =>
  last?.role === 'agent' &&
  last.text.includes(`${appUrl}/book/mine/`) &&
  last.text.includes('&do=move')

/** Those of the free times that were just offered, in any language. */
export function offeredIn(last: Turn, free: FreeTime[], zone: string): FreeTime[] {
  if (last?.role !== 'agent') return []
  const { text } = last
  const whole = free.filter(({ at }) =>
    LANGUAGES.some((language) => text.includes(sayTime(language, at, zone))),
  )
  if (whole.length !== 1) return whole
  // When spoken, times on one day name it once.
  const [{ at: first }] = whole as [FreeTime]
  const day = sayDay('en', first, zone)
  const isThatDay = ({ at }: FreeTime) => sayDay('en', at, zone) === day
  return free.filter((time) => isThatDay(time) && saysHour(text, time.at, zone))
}

/** All in which an agent may have named a time. */
export const LANGUAGES = Object.keys(WRITTEN)

/** Avoids that “1:00 PM” matches inside “11:00 PM”. */
const saysHour = (text: string, at: Date, zone: string): boolean =>
  LANGUAGES.some((language) => {
    const from = text.indexOf(sayHour(language, at, zone))
    return from > 0 && !(text[from - 1]! >= '0' && text[from - 1]! <= '9')
  })

type Choosing = Pick<TalkMessage, 'text' | 'heard' | 'language'>

/** The offered time that is meant: by its number or position, or because it is the only one they want. */
export function chosenOf<Time extends Pick<FreeTime, 'at'>>(
  { text, heard, language }: Choosing,
  offered: Time[],
  wish: Wish | null,
): Time | undefined {
  if (Number(text) > 0) return offered[Number(text) - 1]
  const wanted = wish && offered.filter(({ at }) => wish.fits(at))
  if (wanted && wanted.length < 2) return wanted[0]
  const byPlace = offered[placeIn(text, language, offered.length)]
  if (byPlace) return byPlace
  if (offered.length === 1 && heard.saysYes) return offered[0]
  const number = wish ? null : onlyNumber(text, heard.language)
  return number === null ? undefined : offered[number - 1]
}

/** Whether a text may choose one of some offered times without naming it. */
export const mayChoose = ({ text, heard, language }: Choosing): boolean =>
  heard.saysYes ||
  onlyNumber(text, heard.language) !== null ||
  Number(text) > 0 ||
  placeIn(text, language, 1) >= 0

/** The position named by words such as “the second one”; -1 when none is named. */
function placeIn(text: string, language: string, many: number): number {
  const words = wordsOf(text).map((word) => fold(word.text))
  const { first, second, third, last } = aloudIn(language).places
  const isSaid = (forms: string[]) => forms.some((form) => words.includes(form))
  if (isSaid(last)) return many - 1
  return [first, second, third].findIndex(isSaid)
}

/**
 * A text such as “Vera Lind.” as a name: the classifier may recognize only a part of an unfamiliar one, and takes some for a wish to wait.
 * @param smallTalk what the text is heard as, because nobody is called “Guten Tag”
 */
export function nameAlone(text: string, smallTalk: Heard['smallTalk']): string | null {
  const [alone = '', ...others] = text
    .split(/[.,]/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (others.length > 0) return null
  const words = alone.split(' ').filter(Boolean)
  // “Haben Sie Parkplätze?”
  const asks = text.includes('?') && words.some(isSmall)
  const isName = words.length > 1 && words.length < MAX_NAME_WORDS && words.every(isCapitalised)
  if (!isName || asks) return null
  const mayBe =
    smallTalk === null ||
    smallTalk === 'introduction' ||
    (smallTalk === 'wait' && words.some((word) => isKnownName(fold(word))))
  return mayBe ? words.join(' ') : null
}

const isSmall = (word: string) => isFunctionWord(word.toLowerCase()) && !isKnownName(fold(word))

const isCapitalised = (word: string) =>
  word.charAt(0) !== word.charAt(0).toLowerCase() && !word.includes("'") && !word.includes('’')

/** Name and email address of the person who comes, as far as a message says them: it answers the question who that is. */
export function attendeeFrom({ text, heard }: Pick<TalkMessage, 'text' | 'heard'>): Attendee {
  if (heard.saysNo) return { name: null, email: null }
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean)
  const email = words.map((word) => emailIn(word)).find((found) => found !== null) ?? null
  // Without the address, whose parts look like names. A question does not answer.
  const rest = withoutContacts(text, ',')
  const asked = text.includes('?') ? {} : ({ asked: 'name' } as const)
  const others = listen(rest, { language: heard.language, languages: [], before: null, ...asked })
  const whole = nameAlone(rest, others.smallTalk)
  return { name: whole ?? (others.name && withGivenNames(rest, others.name)), email }
}

/** The name with the given names before it: many, such as Ben, are usual words too. The first word of a text is always capitalized. */
function withGivenNames(text: string, name: string): string {
  const [, ...before] = text
    .slice(0, Math.max(text.indexOf(name), 0))
    .trimEnd()
    .split(' ')
  const other = before.findLastIndex((word) => !isCapitalised(word) || !/\p{L}$/u.test(word))
  return [...before.slice(other + 1), name].join(' ')
}
