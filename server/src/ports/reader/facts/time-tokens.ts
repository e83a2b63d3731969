import { fold } from './line.ts'
import {
  SPACE,
  ISO,
  DOTTED,
  DOTTED_YEAR,
  SLASHED,
  SHORT_SLASHED,
  CLOCK,
  HAS_UNIT,
  HOUR_ALONE,
  RANGE_BEHIND,
  SHORT_AND,
  SHORT_HALF,
  SLASHED_SPAN,
  TIME_BEHIND,
  ORDINAL,
  NUMBER,
  WORD,
  JOINED,
  COUNTED,
  DASH,
  BREAK,
  STOP,
  YEAR,
  DAY_BEHIND,
} from './time-patterns.ts'
import { clockOf, spelledClock, withSpelledEnds } from './spelled-clocks.ts'
import { type Behind, behindTime, shifted, toldBehind } from './time-spoken.ts'
import { isOnward, MAX_WORDS, timeWords, type Word } from './time-words.ts'

export type Day = { year: number | null; month: number; day: number }
/**
 * A time of day; `isBare` where nothing says that the number is a time. `isOfTwelve`: it may be one of the afternoon, as an English "5:00" may.
 */
export type Clock = {
  hour: number
  minute: number
  half: 'am' | 'pm' | null
  isBare: boolean
  isOfTwelve: boolean
}

/** A token; `at` and `end` are its places in the text. */
export type Token = { at: number; end: number } & (
  | { kind: 'clock'; clock: Clock }
  | { kind: 'date'; date: Day }
  | { kind: 'days'; days: number[] }
  | { kind: 'month'; month: number }
  | {
      kind:
        | 'to'
        | 'and'
        | 'between'
        | 'open'
        | 'closed'
        | 'holiday'
        | 'except'
        | 'late'
        | 'evening'
        | 'break'
        | 'stop'
        | 'other'
    }
  /** `hour` where the word is a number of a clock, which makes no time by itself. */
  | { kind: 'word'; hour?: number }
  | { kind: 'from'; isOnward: boolean }
  | { kind: 'allDay'; isPlain: boolean }
)

/** The words and numbers of a text that are about time; meant for texts of up to some thousand letters. */
export function timeTokens(text: string, language: string | null, monthFirst = false): Token[] {
  const isGerman = language === 'de' || language === null
  const forms = {
    monthFirst,
    hasShortDates: isGerman,
    isEnglish: language === 'en',
    isItalian: language === 'it',
  }
  const plain = isGerman ? text.replaceAll(SHORT_AND, ' &') : text
  return new Scanner(plain, timeWords(language), forms).all()
}

/**
 * Whether months come before days, and whether `24.12.` is a date, as in German; elsewhere it ends a sentence. English has "9a" and times
 * of twelve hours, Italian "8.30/12.30".
 */
type Forms = {
  monthFirst: boolean
  hasShortDates: boolean
  isEnglish: boolean
  isItalian: boolean
}

class Scanner {
  readonly #tokens: Token[] = []
  readonly #text: string
  readonly #words: Map<string, Word>
  readonly #forms: Forms
  #at = 0

  constructor(text: string, words: Map<string, Word>, forms: Forms) {
    this.#text = text
    this.#words = words
    this.#forms = forms
  }

  all(): Token[] {
    while (this.#at < this.#text.length) {
      if (this.#match(SPACE)) continue
      if (!(this.#date() || this.#counted() || this.#clock() || this.#word() || this.#sign()))
        this.#at++
    }
    return withSpelledEnds(this.#tokens)
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (match) this.#at = pattern.lastIndex
    return match
  }

  #push<
    T extends (Token extends infer U ? (U extends Token ? Omit<U, 'at' | 'end'> : never) : never),
  >(at: number, token: T): true {
    this.#tokens.push({ ...token, at, end: this.#at } as unknown as Token)
    return true
  }

  #date(): boolean {
    const at = this.#at
    const iso = this.#match(ISO)
    if (iso) return this.#pushDate(at, iso[1], iso[2]!, iso[3]!)
    const dotted = this.#match(this.#forms.hasShortDates ? DOTTED : DOTTED_YEAR)
    if (dotted) return this.#pushDate(at, dotted[3], dotted[2]!, dotted[1]!)
    const slashed = this.#match(SLASHED) ?? this.#match(SHORT_SLASHED)
    if (!slashed) return false
    const [first, second, year] =
      slashed.length === 5
        ? [slashed[1]!, slashed[3]!, slashed[4]]
        : [slashed[1]!, slashed[2]!, undefined]
    const american = (this.#forms.monthFirst && Number(first) <= 12) || Number(second) > 12
    return american
      ? this.#pushDate(at, year, first, second)
      : this.#pushDate(at, year, second, first)
  }

  #pushDate(at: number, year: string | undefined, month: string, day: string): boolean {
    const date = {
      year: year ? Number(year.length === 2 ? `20${year}` : year) : null,
      month: Number(month),
      day: Number(day),
    }
    if (date.month >= 1 && date.month <= 12 && date.day >= 1 && date.day <= 31) {
      return this.#push(at, { kind: 'date', date })
    }
    this.#at = at
    return false
  }

  #counted(): boolean {
    const at = this.#at
    const match = this.#match(COUNTED)
    if (!match) return false
    if (match[0].startsWith('7'))
      return this.#push(at, { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] })
    // "24 hours" alone may just as well be a period of notice.
    return this.#push(at, { kind: 'allDay', isPlain: /\/|\s\S+\s/.test(match[0]) })
  }

  #clock(): boolean {
    const at = this.#at
    const portugueseDay = /([2-6])ª(?!\p{L})/uy
    const counted = this.#match(portugueseDay)
    if (counted) return this.#push(at, { kind: 'days', days: [Number(counted[1]) - 2] })
    const ordinal = this.#match(ORDINAL)
    const short = this.#forms.isEnglish && !ordinal ? this.#match(SHORT_HALF) : null
    const match = ordinal ?? short ?? this.#match(CLOCK)
    if (!match) return this.#match(NUMBER) ? this.#push(at, { kind: 'other' }) : false
    const [whole, hour, minute, half] = match
    const isTime = Number(hour) <= (ordinal ? 31 : 24) && Number(minute ?? 0) < 60
    const isDay = Number(hour) <= 31 && minute === undefined
    if (!isTime && !isDay) return this.#push(at, { kind: 'other' })
    const clock: Clock = {
      hour: Number(hour),
      minute: ordinal ? 0 : Number(minute ?? 0),
      half: half && !ordinal ? halfOf(half) : null,
      isBare: Boolean(ordinal) || (minute === undefined && !HAS_UNIT.test(whole)),
      isOfTwelve: this.#forms.isEnglish && Number(hour) <= 12 && !hour!.startsWith('0'),
    }
    return this.#push(at, { kind: 'clock', clock })
  }

  /** Reads the longest expression that begins here. */
  #word(): boolean {
    return this.#phrase(JOINED) || this.#phrase(WORD) || this.#unknown()
  }

  #unknown(): boolean {
    const at = this.#at
    return this.#match(WORD) ? this.#push(at, { kind: 'word' }) : false
  }

  #phrase(pattern: RegExp): boolean {
    const at = this.#at
    const first = this.#match(pattern)
    if (!first) return false
    let best: { word: Word | Behind; phrase: string; end: number } | undefined
    let phrase = ''
    let next: RegExpExecArray | null = first
    for (let count = 0; next && count < MAX_WORDS; count++) {
      phrase += (phrase && ' ') + fold(next[0])
      const word =
        this.#behindTime(phrase) ??
        this.#words.get(phrase) ??
        this.#words.get(phrase.replace(/-$/, ''))
      if (word && (isMeant(next[0], count) || this.#isListed()))
        best = { word, phrase, end: this.#at }
      if (this.#text[this.#at] !== ' ') break
      this.#at++
      next = this.#match(JOINED) ?? this.#match(WORD)
    }
    if (!best) {
      this.#at = at
      return false
    }
    this.#at = best.end - (best.phrase.endsWith('-') && !this.#words.has(best.phrase) ? 1 : 0)
    if (this.#text[this.#at] === '.' && best.phrase.length <= 5) this.#at++
    return this.#pushWord(at, best.word, best.phrase)
  }

  /** What a phrase says of the time before it: "in the evening", unless it begins what follows, as in "11–2 evenings 6–10". */
  #behindTime(phrase: string): Behind | undefined {
    const told = behindTime(phrase)
    const last = told && this.#tokens.at(-1)
    if (!last || (last.kind !== 'clock' && last.kind !== 'word')) return undefined
    const clock = clockOf(last)
    if (!clock || clock.hour > 24 || this.#follows(TIME_BEHIND)) return undefined
    const isEvening = clock.hour > 12 && this.#words.get(phrase)?.kind === 'evening'
    return isEvening || (told.minutes !== 0 && clock.minute !== 0) ? undefined : told
  }

  /** Whether a short name of a day stands in a range or a list of days, where it may be in lower letters: "ma t/m vr 9–17, za 10–17". */
  #isListed(): boolean {
    if (this.#follows(RANGE_BEHIND)) return true
    const [last, joint] = this.#tokens.slice(-2)
    if (joint?.kind === 'to') return last?.kind === 'days'
    const isNext = joint?.kind === 'break' || joint?.kind === 'and'
    return isNext && this.#tokens.some(({ kind }) => kind === 'days') && this.#follows(TIME_BEHIND)
  }

  #follows(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    return pattern.test(this.#text)
  }

  /** In "25 and 26 December" and "Fri 25 – Mon 28 December", the first number is a day too. */
  #daysBefore(month: number) {
    const back = this.#tokens.at(-1)?.kind === 'days' ? 3 : 2
    const [number, joint] = this.#tokens.slice(-back)
    if (!joint || !['and', 'break', 'to'].includes(joint.kind)) return
    if (number?.kind !== 'clock' || !isDayOfMonth(number.clock)) return
    const date = { year: null, month, day: number.clock.hour }
    this.#tokens.splice(-back, 1, { at: number.at, end: number.end, kind: 'date', date })
  }

  #pushWord(at: number, word: Word | Behind, phrase: string): boolean {
    if (word.kind === 'behind') {
      const last = this.#tokens.pop()!
      return this.#push(last.at, { kind: 'clock', clock: toldBehind(clockOf(last)!, word) })
    }
    if (word.kind === 'shift') return this.#shift(at, word.minutes)
    if (word.kind === 'spelled') return this.#push(at, { kind: 'word', hour: word.hour })
    if (word.kind === 'month') return this.#month(at, word.month)
    if (word.kind === 'from') return this.#push(at, { kind: 'from', isOnward: isOnward(phrase) })
    if (word.kind !== 'minutes') return this.#push(at, word)
    const clock: Clock = {
      hour: word.minutes / 60,
      minute: 0,
      half: null,
      isBare: false,
      isOfTwelve: false,
    }
    return this.#push(at, { kind: 'clock', clock })
  }

  /** Minutes before an hour, as in "half past nine"; without one they are only words. */
  #shift(at: number, minutes: number): boolean {
    const begins = this.#at
    const written = this.#match(SPACE) && (this.#match(HOUR_ALONE) ?? this.#match(WORD))
    const word = written && this.#words.get(fold(written[0]))
    const hour = word ? word.kind === 'spelled' && word.hour : Number(written?.[0])
    if (!hour || hour > 24) {
      this.#at = begins
      return this.#push(at, { kind: 'word' })
    }
    return this.#push(at, { kind: 'clock', clock: shifted(spelledClock(hour), minutes) })
  }

  /** A month with its day, or alone: "24 December 2026", "24 de diciembre", "December 24th". */
  #month(at: number, month: number): boolean {
    const day = this.#dayBefore()
    if (day) {
      this.#daysBefore(month)
      const year = this.#match(YEAR)?.[1]
      return this.#push(day.at, {
        kind: 'date',
        date: { year: year ? Number(year) : null, month, day: day.day },
      })
    }
    const behind = this.#match(DAY_BEHIND)
    if (behind && Number(behind[1]) >= 1 && Number(behind[1]) <= 31) {
      const year = this.#match(YEAR)?.[1]
      return this.#push(at, {
        kind: 'date',
        date: { year: year ? Number(year) : null, month, day: Number(behind[1]) },
      })
    }
    return this.#push(at, { kind: 'month', month })
  }

  #dayBefore(): { at: number; day: number } | undefined {
    const last = this.#tokens.at(-1)
    const skipped = last?.kind === 'from' ? 2 : 1
    const token = this.#tokens.at(-skipped)
    if (token?.kind !== 'clock' || !isDayOfMonth(token.clock)) return undefined
    this.#tokens.splice(-skipped)
    return { at: token.at, day: token.clock.hour }
  }

  #sign(): boolean {
    const at = this.#at
    const isSpan = this.#forms.isItalian && this.#tokens.at(-1)?.kind === 'clock'
    if (this.#match(DASH) || (isSpan && this.#match(SLASHED_SPAN)))
      return this.#push(at, { kind: 'to' })
    if (this.#match(BREAK)) return this.#push(at, { kind: 'break' })
    return this.#match(STOP) ? this.#push(at, { kind: 'stop' }) : false
  }
}

/** The half of the day; "12 m." is noon in the Americas. */
const halfOf = (written: string) => (written.toLowerCase().startsWith('a') ? 'am' : 'pm')

const isDayOfMonth = ({ isBare, hour }: Clock) => isBare && hour >= 1 && hour <= 31

/** Whether a short form is meant as a day: "So" is Sunday in German and "so" is not; a single letter has to be a capital. */
const isMeant = (written: string, count: number) =>
  count > 0 || written.length > 2 || /^\p{Lu}/u.test(written) || !SHORT_DAY.test(written)
const SHORT_DAY =
  /^(?:[lmxjvsd]|mo|di|mi|do|fr|sa|so|ma|me|je|ve|lu|gi|wo|vr|za|zo|tu|we|th|su|ju|vi)$/
