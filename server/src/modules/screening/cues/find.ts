import { type CallerCue, callerCuesIn } from '../../listening/caller-cues.ts'
import type { ScreeningTurn } from '../types.ts'

/** A call is judged anew with each turn; what was said in a turn stays what it is. */
const heardOf = new WeakMap<ScreeningTurn, Map<string, CallerCue[]>>()
/** A recogniser cuts where it likes: so many words of both sides of a cut are heard as one. */
const AROUND_CUT = 6

/** The cues in what was said in each turn. */
export function cuesOfTurns(turns: ScreeningTurn[], language: string): CallerCue[][] {
  return turns.map((turn) => heardIn(turn, turn.heard, language))
}

/** The cues of the whole call, each once, also those that lie across a cut. */
export function cuesOfCall(turns: ScreeningTurn[], language: string): CallerCue[] {
  const acrossCuts = turns.slice(1).flatMap((turn, at) => {
    const before = turns[at]!.heard.trim().split(/\s+/).slice(-AROUND_CUT)
    const after = turn.heard.trim().split(/\s+/).slice(0, AROUND_CUT)
    return heardIn(turn, [...before, ...after].join(' '), language)
  })
  const best = new Map<string, CallerCue>()
  for (const cue of [...cuesOfTurns(turns, language).flat(), ...acrossCuts]) {
    if (cue.odds > (best.get(cue.name)?.odds ?? 0)) best.set(cue.name, cue)
  }
  return [...best.values()]
}

function heardIn(turn: ScreeningTurn, words: string, language: string): CallerCue[] {
  const known = heardOf.get(turn) ?? new Map<string, CallerCue[]>()
  heardOf.set(turn, known)
  const key = `${language} ${words}`
  const heard = known.get(key) ?? callerCuesIn(words, language)
  known.set(key, heard)
  return heard
}
