import type { Deps } from '../../../deps.ts'
import type { Turn } from '../../answering/types.ts'
import type { Call, CallChange, Next } from '../call.ts'
import type { CallWording, Language } from '../../../wording/types.ts'

/** What a turn of the agent consists of, as it comes into being. */
export type Part =
  /** Words to be spoken: whole, or a piece of what follows. */
  | { type: 'say'; text: string }
  /** What was looked up is there. */
  | { type: 'retrieved' }
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
  /** Of the agent's settings: what it hears in and speaks. */
  language: Language
  words: CallWording
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
