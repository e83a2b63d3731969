import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import type { Reasons } from '../../answering/reasons.ts'
import type { AgentProfile, Turn } from '../../answering/types.ts'
import type { Hours } from '../../hours/presence.ts'
import type { Call, CallChange, Next } from '../call.ts'
import type { CallWording, Language } from '../../../wording/types.ts'

/** What a turn of the agent consists of, as it comes into being. */
export type Part =
  /** Words to be spoken: whole, or a piece of what follows. */
  | { type: 'say'; text: string }
  /** What was looked up is there. */
  | { type: 'retrieved' }
  /** Where it is noted why the reply says what it says. */
  | { type: 'why'; reasons: Reasons }
  /** What the reply was taken from. */
  | { type: 'cited'; sources: Source[] }
  /** The caller speaks another: what follows is in it. */
  | { type: 'language'; language: Language }
  /** To be kept, so that a dropped call goes on exactly here. */
  | { type: 'remember'; change: CallChange }
  /** Where the call goes once everything is spoken. */
  | { type: 'next'; next: Next }

export type Scene = {
  deps: Deps
  call: Call
  /** What was said before, oldest first. */
  history: Turn[]
  /** Whether there is a verified phone of the owner to put the call through to. */
  canConnect: boolean
  /** When people are there for the agent. */
  hours: Hours
  /** What the agent hears in and speaks. */
  language: Language
  /** It goes on in the language of its caller. */
  follows: boolean
  words: CallWording
  /** Nobody is on the line: the agent as it is tried, in place of what is stored. */
  rehearsed?: AgentProfile
  signal: AbortSignal
}

/** How an agent of one type leads a call. Its state is serialisable, stored with the call, and read back by nobody else. */
export type Script = {
  /** What the caller said. */
  hear(scene: Scene, utterance: string): AsyncIterable<Part>
  /** A key the caller pressed. */
  press(scene: Scene, digit: string): AsyncIterable<Part>
  /** The caller said nothing, for the first time or again. */
  silence(scene: Scene, times: number): AsyncIterable<Part>
}
