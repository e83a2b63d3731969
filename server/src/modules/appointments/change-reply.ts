import { wordingIn } from '../../wording/index.ts'
import type { TalkMessage } from './talk-types.ts'

/** What a caller was asked about one of their appointments; times are ISO. */
export type ChangeAsked = { id: string } & (
  | { wants: 'cancel' }
  | { wants: 'move'; to: string }
  /** Which of these times suits them. */
  | { wants: 'time'; times: string[] }
  /** Nothing: they were told the corrected name, which may be wrong once more. */
  | { wants: 'name' }
)

/** A reply about a caller's appointment. */
export type Changed = {
  text: string
  /** What the reply asks; null when it asks nothing. */
  asked: ChangeAsked | null
  /** The caller's name, when they corrected it: then the text does not ask whether there is anything else. */
  name?: string
}

export type CallTalk = Pick<TalkMessage, 'agentId' | 'history' | 'text' | 'heard' | 'language'> & {
  callId: string
  /** E.164; the carrier's placeholder for a hidden number, which nothing was booked with. */
  number: string
}

/** A reply that asks nothing but whether there is anything else. */
export const finished = ({ language }: Pick<CallTalk, 'language'>, text: string): Changed => ({
  text: `${text} ${wordingIn(language).call.anythingElse}`,
  asked: null,
})
