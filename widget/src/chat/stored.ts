import type { VisitorMessage } from 'shared-types'
import type { RatingChoice } from '../panel/types.ts'

export type Control = {
  isPerson: boolean
  isRequested: boolean
  name: string | null
  /** Somebody has marked the conversation as done with. */
  isDone?: boolean
}
export type Note = { id: string; kind: 'joined' | 'left'; name: string | null; afterSeq: number }

/** What the browser knows of one conversation. Plain data: it is stored as it is. */
export type Talk = {
  id: string
  token: string
  /**
   * Everything up to this revision has been seen. Only the events stream and the history move it: a reply that arrives on the POST
   * stream may overtake an admin's message that has not come yet, and resuming after the reply would lose that one.
   */
  cursor: number
  /** By `seq`. */
  messages: VisitorMessage[]
  notes: Note[]
  control: Control
  /** What the visitor said of it. */
  rating?: RatingChoice
}

/** The conversation that was left for a new one: its token proves who begins that one. */
export type Left = Pick<Talk, 'id' | 'token'>

/** A message the visitor wrote that the server has not accepted yet. `error` holds it back until the visitor retries. */
export type Outgoing = { id: string; text: string; error?: string }
