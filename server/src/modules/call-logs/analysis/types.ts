import type { CallAnalysis, Lead } from 'shared-types'
import type { Decision, ScreeningState, Signal } from '../../screening/index.ts'

export type AnalysedTurn = { speaker: 'caller' | 'agent'; text: string }

/** A finished call, with everything that tells how it ended. */
export type EndedCall = {
  /** The lines of both sides, without words of the agent that nobody heard. */
  transcript: AnalysedTurn[]
  agentType: 'ANTI_THEFT' | 'SALES_ASSISTANT' | 'CHATBOT'
  /** Null when the agent does not screen calls, or the caller hung up before. */
  decision: Decision | null
  signals: Signal[]
  /** What a screening agent asked and heard, and knew of the caller; null for other agents. */
  screening: Pick<ScreeningState, 'facts' | 'turns'> | null
  lead: Lead | null
  /** The first appointment that was booked in the call and still stands; null for none. */
  booked: { startsAt: Date; timeZone: string; person: string } | null
  /** Whether a link to a booking page was texted to the caller. */
  hasLink: boolean
  /** The questions of the caller that the agent could not answer. */
  unanswered: string[]
  /** Whether a sales agent left something open: a question without an answer, or a promise that somebody calls back. */
  isOpen: boolean
  /** Number as E.164, or what the carrier reports for a caller without one. */
  from: string
  /** Whether the owner's phone was rung; `wasTaken` says whether the owner answered. */
  wasDialled: boolean
  wasTaken: boolean
  /** Whether a message was recorded. */
  hasRecording: boolean
}

/** The analysis by rules, which the model gets too. */
export type Analysis = CallAnalysis & { red_flags: string[] }
