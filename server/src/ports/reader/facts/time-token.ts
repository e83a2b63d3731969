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
