import { fold } from './line.ts'
import * as patterns from './time-patterns.ts'
import { clockOf, spelledClock, withSpelledEnds } from './spelled-clocks.ts'
import { readClock, readDate } from './clock-and-date.ts'
import { dateDayBefore, takeDayBefore } from './days-before-month.ts'
import type { Token } from './time-token.ts'
import { type Behind, behindTime, shifted, toldBehind } from './time-spoken.ts'
import { isMeantAsTime, isOnward, MAX_WORDS, timeWords, type Word } from './time-words.ts'

/** The words and numbers of a text that are about time; meant for texts of up to some thousand letters. */
export function timeTokens(text: string, language: string | null, monthFirst = false): Token[] {
  const isGerman = language === 'de' || language === null
  const forms = {
    monthFirst,
    hasShortDates: isGerman,
    isEnglish: language === 'en',
    isItalian: language === 'it',
  }
  const plain = isGerman ? text.replaceAll(patterns.SHORT_AND, ' &') : text
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
      if (this.#match(patterns.SPACE)) continue
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
    const iso = this.#match(patterns.ISO)
    if (iso) return this.#pushDate(at, iso[1], iso[2]!, iso[3]!)
    const dotted = this.#match(this.#forms.hasShortDates ? patterns.DOTTED : patterns.DOTTED_YEAR)
    if (dotted) return this.#pushDate(at, dotted[3], dotted[2]!, dotted[1]!)
    const slashed = this.#match(patterns.SLASHED) ?? this.#match(patterns.SHORT_SLASHED)
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
    const date = readDate(year, month, day)
    if (date) return this.#push(at, { kind: 'date', date })
    this.#at = at
    return false
  }

  #counted(): boolean {
    const at = this.#at
    const match = this.#match(patterns.COUNTED)
    if (!match) return false
    if (match[0].startsWith('7'))
      return this.#push(at, { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] })
    // "24 hours" alone may just as well be a period of notice.
    return this.#push(at, { kind: 'allDay', isPlain: /\/|\s\S+\s/.test(match[0]) })
  }

  #clock(): boolean {
    const at = this.#at
    const counted = this.#match(patterns.PORTUGUESE_DAY)
    if (counted) return this.#push(at, { kind: 'days', days: [Number(counted[1]) - 2] })
    const ordinal = this.#match(patterns.ORDINAL)
    const short = this.#forms.isEnglish && !ordinal ? this.#match(patterns.SHORT_HALF) : null
    const match = ordinal ?? short ?? this.#match(patterns.CLOCK)
    if (!match) return this.#match(patterns.NUMBER) ? this.#push(at, { kind: 'other' }) : false
    const clock = readClock(match, {
      isOrdinal: ordinal !== null,
      isEnglish: this.#forms.isEnglish,
    })
    return this.#push(at, clock ? { kind: 'clock', clock } : { kind: 'other' })
  }

  /** Reads the longest expression that begins here. */
  #word(): boolean {
    const at = this.#at
    if (this.#phrase(patterns.JOINED) || this.#phrase(patterns.WORD)) return true
    return this.#match(patterns.WORD) ? this.#push(at, { kind: 'word' }) : false
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
      if (word && (count > 0 || isMeantAsTime(next[0]) || this.#isListed()))
        best = { word, phrase, end: this.#at }
      if (this.#text[this.#at] !== ' ') break
      this.#at++
      next = this.#match(patterns.JOINED) ?? this.#match(patterns.WORD)
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
    if (!clock || clock.hour > 24 || this.#follows(patterns.TIME_BEHIND)) return undefined
    const isEvening = clock.hour > 12 && this.#words.get(phrase)?.kind === 'evening'
    return isEvening || (told.minutes !== 0 && clock.minute !== 0) ? undefined : told
  }

  /** Whether a short name of a day stands in a range or a list of days, where it may be in lower letters: "ma t/m vr 9–17, za 10–17". */
  #isListed(): boolean {
    if (this.#follows(patterns.RANGE_BEHIND)) return true
    const [last, joint] = this.#tokens.slice(-2)
    if (joint?.kind === 'to') return last?.kind === 'days'
    const isNext = joint?.kind === 'break' || joint?.kind === 'and'
    return (
      isNext &&
      this.#tokens.some(({ kind }) => kind === 'days') &&
      this.#follows(patterns.TIME_BEHIND)
    )
  }

  #follows(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    return pattern.test(this.#text)
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
    const clock = { ...spelledClock(word.minutes / 60), isBare: false, isOfTwelve: false }
    return this.#push(at, { kind: 'clock', clock })
  }

  /** Minutes before an hour, as in "half past nine"; without one they are only words. */
  #shift(at: number, minutes: number): boolean {
    const begins = this.#at
    const written =
      this.#match(patterns.SPACE) &&
      (this.#match(patterns.HOUR_ALONE) ?? this.#match(patterns.WORD))
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
    const before = takeDayBefore(this.#tokens)
    if (before) {
      dateDayBefore(this.#tokens, month)
      return this.#pushDay(before.at, month, before.day)
    }
    const day = Number(this.#match(patterns.DAY_BEHIND)?.[1])
    return day >= 1 && day <= 31
      ? this.#pushDay(at, month, day)
      : this.#push(at, { kind: 'month', month })
  }

  #pushDay(at: number, month: number, day: number): boolean {
    const year = this.#match(patterns.YEAR)?.[1]
    return this.#push(at, { kind: 'date', date: { year: year ? Number(year) : null, month, day } })
  }

  #sign(): boolean {
    const at = this.#at
    const isSpan = this.#forms.isItalian && this.#tokens.at(-1)?.kind === 'clock'
    if (this.#match(patterns.DASH) || (isSpan && this.#match(patterns.SLASHED_SPAN)))
      return this.#push(at, { kind: 'to' })
    if (this.#match(patterns.BREAK)) return this.#push(at, { kind: 'break' })
    return this.#match(patterns.STOP) ? this.#push(at, { kind: 'stop' }) : false
  }
}
