import type { Understood } from '../listening/by-model/understood.ts'

export type Decision = 'connect' | 'take_message' | 'end'

/** What is known of a call before a word is said. */
export type CallerFacts = {
  /** E.164. */
  from: string
  callerName: string | null
  /** Twilio's `StirVerstat`, as it came. */
  stirVerstat: string | null
  callsBefore: number
  /** How this number's former calls were decided, newest first. */
  lastOutcomes: Decision[]
  onAllowList: boolean
  /** In the address book of the workspace; not said in calls begun before it was asked. */
  isContact?: boolean
  onBlockList: boolean
  outsideHours: boolean
  /** What the networks have on record, in Twilio's words; null and nothing where that is not known or not asked. */
  lineType?: string | null
  registeredName?: string | null
  ownerName: string
  /** Whom the agent says it answers for; null and nothing: the owner by first name. */
  spokenName?: string | null
  /** What the owner wrote for callers to hear first; null and nothing: the agent's own words. */
  greeting?: string | null
  /** The agent's setting; `auto` and nothing follow the caller. */
  language?: string
}

/** One reason for or against putting a call through. */
export type Signal = {
  name: string
  /** Above 0 speaks for putting through; 1 is a hint, 3 is strong. */
  weight: number
  /** A sentence for the owner. */
  because: string
}

/** What the caller was asked before they spoke. `decline` told a seller no, `presence` asked whether anybody is there, `message` invited one. */
export type Topic = 'who' | 'why' | 'how' | 'decline' | 'presence' | 'message'

export type ScreeningTurn = {
  asked: Topic
  said: string
  heard: string
  /** What a model understood of it, where one was asked. */
  understood?: Understood
}

/** Serialisable: everything else is worked out from it anew, so that a restored call goes on exactly as it was. */
export type ScreeningState = {
  facts: CallerFacts
  /** What was asked and said so far, oldest first. */
  turns: ScreeningTurn[]
  /** What the caller is being asked now, and in which words. */
  asking: Topic
  saying: string
  /** Once made it stands, but that an emergency still connects. */
  decision: Decision | null
}

/** What the caller told, in words fit for the call log. */
export type Told = {
  callerName: string | null
  callReason: string | null
  referral: string | null
}
