import type { Heard } from '../listening/types.ts'

/** A conversation or a call in which an appointment is agreed on. */
export type Talk = { conversationId: string } | { callId: string }

/** Who is on the telephone. */
export type Caller = {
  /** E.164, or what the carrier calls somebody who hides it. */
  number: string
  /** Our number they called. */
  to: string
  /** What the agent speaks with them. */
  language: string
  /** As far as they said it. */
  name: string | null
  /** Times were offered, or they were asked who comes. */
  isAgreeing: boolean
}

/** One message or utterance, and what is known around it. */
export type Said = {
  agentId: string
  talk: Talk
  /** Null in a written conversation. */
  call: Caller | null
  /** What was said before, oldest first. */
  history: { role: 'customer' | 'agent' | 'admin'; text: string }[]
  text: string
  heard: Heard
  /** Of the answer. */
  language: string
  /** The visitor's, IANA; null where it is not known. */
  zone: string | null
}

/** What is said of an appointment. */
export type Talked = {
  text: string
  /** An address they left for the confirmation. */
  email?: string
  /** Something is asked, and the next words may answer it. */
  isOpen: boolean
}
