import type { Understood } from '../listening/by-model/understood.ts'

export type Decision = 'connect' | 'take_message' | 'end'

/** What is known about a call before anybody speaks. */
export type CallerFacts = {
  /** Number of the caller as E.164. */
  from: string
  callerName: string | null
  /** Twilio's `StirVerstat`, unchanged. */
  stirVerstat: string | null
  callsBefore: number
  /** Decisions about earlier calls of this number, newest first. */
  lastOutcomes: Decision[]
  onAllowList: boolean
  /** Whether the number is in the workspace's address book; absent in calls that began before this was recorded. */
  isContact?: boolean
  onBlockList: boolean
  outsideHours: boolean
  /** What the networks know about the number, in Twilio's words; null or absent when unknown or not requested. */
  lineType?: string | null
  registeredName?: string | null
  ownerName: string
  /** The name for whom the agent answers; null or absent for the owner's first name. */
  spokenName?: string | null
  /** The owner's greeting; null or absent for the agent's own words. */
  greeting?: string | null
  /** The agent's language setting; `auto` or absent follows the caller. */
  language?: string
}

/** One reason for or against putting a call through. */
export type Signal = {
  name: string
  /** Above 0 speaks for putting the call through; 1 is a hint, 3 is strong. */
  weight: number
  /** The reason as a sentence for the owner. */
  because: string
}

/**
 * What the agent said before the caller's turn: a question, or `decline` (no offers are taken), `presence` (is anybody there?) or
 * `message` (please leave one).
 */
export type Topic = 'who' | 'why' | 'how' | 'decline' | 'presence' | 'message'

export type ScreeningTurn = {
  asked: Topic
  said: string
  heard: string
  /** What a model understood of the turn, if one was asked. */
  understood?: Understood
}

/**
 * State of a screened call, which can be serialised. Everything else is computed from it, so that a restored call continues
 * exactly as it was.
 */
export type ScreeningState = {
  facts: CallerFacts
  /** Turns so far, oldest first. */
  turns: ScreeningTurn[]
  /** The question the caller is being asked, and its words. */
  asking: Topic
  saying: string
  /** How often the caller was told who has answered; absent when never. */
  toldWho?: number
  /** Final once made, except that an emergency is still put through. */
  decision: Decision | null
}

/** What the caller told, in the words the call log shows. */
export type Told = {
  callerName: string | null
  callReason: string | null
  referral: string | null
}
