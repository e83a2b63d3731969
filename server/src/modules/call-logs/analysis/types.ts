import type { CallAnalysis, Lead } from 'shared-types'
import type { Decision, Signal } from '../../screening/index.ts'

export type AnalysedTurn = { speaker: 'caller' | 'agent'; text: string }

/** A call that is over, with all that tells how it ended. */
export type EndedCall = {
  /** Without what the agent said when it could not be heard any more. */
  transcript: AnalysedTurn[]
  agentType: 'ANTI_THEFT' | 'SALES_ASSISTANT' | 'CHATBOT'
  /** Null where nobody screened, or the caller hung up before. */
  decision: Decision | null
  signals: Signal[]
  lead: Lead | null
  /** E.164, or whatever stands for a caller without a number. */
  from: string
  /** The owner's phone was rung; and whether the owner took the call. */
  wasDialled: boolean
  wasTaken: boolean
  /** A message was recorded. */
  hasRecording: boolean
}

/** What the rules make of a call; of use to a model too. */
export type Analysis = CallAnalysis & { red_flags: string[] }
