import type { VisitorMessage } from 'shared-types'
import type { RatingChoice } from '../panel/types.ts'

export type Control = {
  isPerson: boolean
  isRequested: boolean
  name: string | null
  /** The conversation has been marked as resolved. */
  isDone?: boolean
}
export type Note = { id: string; kind: 'joined' | 'left'; name: string | null; afterSeq: number }

/** What the browser stores of one conversation, as plain JSON. */
export type Talk = {
  id: string
  token: string
  /**
   * Every change up to this revision has been received. Only the event stream and the history advance it: a reply on the response of a POST
   * may overtake an admin's message, which would be lost when resuming after the reply.
   */
  cursor: number
  /** Ordered by `seq`. */
  messages: VisitorMessage[]
  notes: Note[]
  control: Control
  /** The visitor's rating. */
  rating?: RatingChoice
}

/** The conversation that was left for a new one; its token proves that the same visitor begins the new one. */
export type Left = Pick<Talk, 'id' | 'token'>

/** A visitor's message that the server has not accepted yet. With `error` it is not sent until the visitor retries. */
export type Outgoing = { id: string; text: string; error?: string }
