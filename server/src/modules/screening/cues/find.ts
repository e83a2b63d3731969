import { type CallerCue, groupOf } from '../../listening/caller-cues.ts'
import { listen } from '../../listening/listen.ts'
import type { Heard } from '../../listening/types.ts'
import type { ScreeningTurn } from '../types.ts'

/** A call is judged anew with each turn; what was said in a turn stays what it is. */
const heardOf = new WeakMap<ScreeningTurn, Map<string, Heard>>()
/** A recogniser cuts where it likes: so many words of both sides of a cut are heard as one. */
const AROUND_CUT = 6

/** The cues in what was said in each turn. */
export function cuesOfTurns(turns: ScreeningTurn[], language: string): CallerCue[][] {
  return turns.map((turn) => [...heardIn(turn, turn.heard, language).cues, ...cuesUnderstood(turn)])
}

/** A model tells what is there and not how clearly: it is believed like a clear word. */
const UNDERSTOOD = 0.9

const cuesUnderstood = ({ heard: words, understood }: ScreeningTurn): CallerCue[] =>
  understood?.cues.map((name) => ({ group: groupOf(name), name, odds: UNDERSTOOD, words })) ?? []

/** The cues of the whole call, each once, also those that lie across a cut. */
export function cuesOfCall(turns: ScreeningTurn[], language: string): CallerCue[] {
  const acrossCuts = turns.slice(1).flatMap((turn, at) => {
    const before = turns[at]!.heard.trim().split(/\s+/).slice(-AROUND_CUT)
    const after = turn.heard.trim().split(/\s+/).slice(0, AROUND_CUT)
    return heardIn(turn, [...before, ...after].join(' '), language).cues
  })
  const best = new Map<string, CallerCue>()
  for (const cue of [...cuesOfTurns(turns, language).flat(), ...acrossCuts]) {
    if (cue.odds > (best.get(cue.name)?.odds ?? 0)) best.set(cue.name, cue)
  }
  return [...best.values()]
}

/** What was said in a turn, or around it, understood once a call. */
export function heardIn(turn: ScreeningTurn, words: string, language: string): Heard {
  const known = heardOf.get(turn) ?? new Map<string, Heard>()
  heardOf.set(turn, known)
  const key = `${language} ${words}`
  const askedName = turn.asked === 'who'
  const heard =
    known.get(key) ?? listen(words, { language, languages: [], before: null, askedName })
  known.set(key, heard)
  return heard
}
