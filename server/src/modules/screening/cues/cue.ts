/**
 * What a cue is good for. `scam` and `pitch` may end a call; `relation`, `notice` and `emergency` forbid ending it;
 * `trouble` is bad news that scammers tell too; the others only weigh.
 */
export type CueGroup =
  | ('scam' | 'pitch' | 'sales' | 'robot' | 'machine')
  | ('relation' | 'notice' | 'emergency' | 'trouble' | 'standing')
  | ('evasive' | 'wrong-number' | 'money')

/** Something a caller may say; `pattern` is matched against normalised speech. */
export type Cue = {
  name: string
  group: CueGroup
  weight: number
  /** A sentence for the owner. */
  because: string
  pattern: RegExp
}

type Row = [name: string, weight: number, because: string, pattern: RegExp]

export const cues = (group: CueGroup, rows: Row[]): Cue[] =>
  rows.map(([name, weight, because, pattern]) => ({ name, group, weight, because, pattern }))
