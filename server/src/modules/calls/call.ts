import type { calls } from '../../db/schema/calls.ts'

/** A call as it is stored. */
export type Call = typeof calls.$inferSelect

/** What may be set of a call while it goes on. */
export type CallChange = Partial<
  Pick<
    Call,
    | 'status'
    | 'stage'
    | 'decision'
    | 'signals'
    | 'script'
    | 'callerName'
    | 'callReason'
    | 'referral'
    | 'lead'
    | 'relayTicket'
    | 'language'
    | 'dialledAt'
    | 'dialledNumber'
    | 'acceptedAt'
    | 'recordingUrl'
    | 'recordingSeconds'
  >
>

/** Where a call goes when the agent has said its last word. */
export type Next = 'connect' | 'record' | 'end'

export const STAGE_OF = {
  connect: 'dialling',
  record: 'voicemail',
  end: 'ending',
} as const satisfies Record<Next, Call['stage']>
