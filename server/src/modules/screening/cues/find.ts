import { type CallerCue, groupOf } from '../../listening/caller-cues.ts'
import { listen } from '../../listening/listen.ts'
import type { Asked, Heard } from '../../listening/types.ts'
import type { ScreeningTurn, Topic } from '../types.ts'

/** What was heard in each turn: a call is judged again after every turn, but earlier turns stay the same. */
const heardOf = new WeakMap<ScreeningTurn, Map<string, Heard>>()
/** Speech recognition may cut a sentence anywhere, so this many words on each side of a cut are also read together. */
const AROUND_CUT = 6

/** The cues in each turn. */
export function cuesOfTurns(turns: ScreeningTurn[], language: string): CallerCue[][] {
  return turns.map((turn) => [...heardIn(turn, turn.heard, language).cues, ...cuesUnderstood(turn)])
}

/** Odds of a cue that a model found: a model does not say how clear it is, so it counts as clear. */
const UNDERSTOOD = 0.9

const cuesUnderstood = ({ heard: words, understood }: ScreeningTurn): CallerCue[] =>
  understood?.cues.map((name) => ({ group: groupOf(name), name, odds: UNDERSTOOD, words })) ?? []

/** The cues of the whole call, each once, including those that lie across a cut between turns. */
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

const ASKED: Partial<Record<Topic, Asked>> = { who: 'name', why: 'reason', how: 'referral' }

/** What was understood from these words of a turn; computed only once. */
export function heardIn(turn: ScreeningTurn, words: string, language: string): Heard {
  const known = heardOf.get(turn) ?? new Map<string, Heard>()
  heardOf.set(turn, known)
  const key = `${language} ${words}`
  const asked = ASKED[turn.asked]
  const heard = known.get(key) ?? listen(words, { language, languages: [], before: null, asked })
  known.set(key, heard)
  return heard
}
