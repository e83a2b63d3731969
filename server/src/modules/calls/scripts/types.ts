import type { Source } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import type { Reasons } from '../../answering/reasons.ts'
import type { AgentProfile } from '../../agents/agent-profile.ts'
import type { Turn } from '../../answering/types.ts'
import type { Hours } from '../../hours/presence.ts'
import type { Call, CallChange, Next } from '../call.ts'
import type { CallWording } from '../../../wording/call-types.ts'
import type { Language } from '../../../wording/types.ts'

/** One part of the agent's turn; parts are sent as they are made. */
export type Part =
  /** Words to be spoken: a whole text, or the next piece of it. */
  | { type: 'say'; text: string }
  /** The knowledge has been searched. */
  | { type: 'retrieved' }
  /** The object that collects the reasons for the reply. */
  | { type: 'why'; reasons: Reasons }
  /** The sources of the reply. */
  | { type: 'cited'; sources: Source[] }
  /** The agent changes to this language for what follows. */
  | { type: 'language'; language: Language }
  /** A change to be stored, so that a dropped call continues exactly here. */
  | { type: 'remember'; change: CallChange }
  /** How the call continues once everything is spoken. */
  | { type: 'next'; next: Next }

export type Scene = {
  deps: Deps
  call: Call
  /** Messages before this turn, oldest first. */
  history: Turn[]
  /** Whether the owner has a verified phone to which the call can be put through. */
  canConnect: boolean
  /** The opening hours, in which people answer. */
  hours: Hours
  /** The language the agent speaks and listens in. */
  language: Language
  /** Whether the agent changes to the caller's language. */
  follows: boolean
  words: CallWording
  /** Only in tests of an agent, which have no caller: the agent being tested, instead of the stored one. */
  rehearsed?: AgentProfile
  signal: AbortSignal
}

/** How agents of one type handle calls. Its state can be serialized and is stored with the call; no other code reads it. */
export type Script = {
  /** The turn after the caller said something. */
  hear(scene: Scene, utterance: string): AsyncIterable<Part>
  /** The turn after the caller pressed a key. */
  press(scene: Scene, digit: string): AsyncIterable<Part>
  /** The turn after a silence of the caller; `times` counts silences in a row. */
  silence(scene: Scene, times: number): AsyncIterable<Part>
}
