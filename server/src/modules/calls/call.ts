import type { calls } from '../../db/schema/calls.ts'

/** A call as it is stored. */
export type Call = typeof calls.$inferSelect

/** Columns that may change during a call. */
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
    | 'pickedUpAt'
    | 'acceptedAt'
    | 'recordingUrl'
    | 'recordingSeconds'
  >
>

/** How a call continues after the agent's last words. */
export type Next = 'connect' | 'record' | 'end'

export const STAGE_OF = {
  connect: 'dialling',
  record: 'voicemail',
  end: 'ending',
} as const satisfies Record<Next, Call['stage']>
