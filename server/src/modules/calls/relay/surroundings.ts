import type { Hours } from '../../hours/presence.ts'
import type { CallWording } from '../../../wording/call-types.ts'
import type { Language } from '../../../wording/types.ts'
import type { Script } from '../scripts/types.ts'
import type { ApplicationFrame } from './frames.ts'

/** What a session of a call is given: how its agent answers, and the socket it speaks through. */
export type Surroundings = {
  script: Script
  canConnect: boolean
  hours: Hours
  /** The language the agent speaks and listens in; it may change to the caller's. */
  language: Language
  follows: boolean
  words: CallWording
  send(frame: ApplicationFrame): void
  close(): void
}
