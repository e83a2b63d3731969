import type { With } from './with.ts'

/** What a sales agent says on the telephone, and what every agent says about the call itself. */
export type CallWording = {
  greeting: With<{ brand: string | null }>
  /** Said first when the owner wants callers to be told about the recording. */
  recorded: string
  /** For silence; after the second the call ends. */
  silence: [string, string]
  thanks: With<{ name: string }>
  /** For somebody who said who they are and nothing else. */
  niceToMeet: With<{ name: string }>
  gladly: string
  putThrough: string
  nobodyComes: string
  /** The same outside opening hours. */
  away: With<{ back: string | null }>
  willBeCalled: string
  thatIsFine: string
  /** After the first rows of a long list. */
  more: string
  anythingElse: string
  askName: string
  /** For somebody who has received an answer already. */
  askNameByTheWay: string
  /** For somebody whose question the agent could not answer. */
  askNameForCallback: string
  askElse: string
  /** When the caller's number is known, and when it is not. */
  askContact: [string, string]
  goodbye: With<{ name: string | null }>
  /** The agent is switched off. */
  notTakingCalls: string
  /** Nobody answered the call. */
  leaveMessage: string
  thanksForMessage: string
  /** After a dropped connection. */
  backAgain: string
  /** The agent continues where a person who had taken the call over stopped talking. */
  returned: string
  oneMoment: string
  failed: string
  /** The number is not paid for. */
  suspended: string
  /** For the owner who answered the call that checks their call forwarding. */
  checkAnswered: string
  booking: {
    /** Asks whether the link may be texted. */
    mayIText: string
    texting: string
    textedAlready: string
    /** For somebody who asked for a text when none can be sent. */
    cannotText: string
    /** About a stored time. */
    noted: With<{ when: string }>
  }
  /** For the owner whose phone rings. */
  whisper: {
    call: With<{ agent: string; who: string }>
    about: With<{ why: string }>
    pressOne: string
    unknownNumber: string
  }
}

/** The person a screening agent answers for, and the caller if known. */
export type Parties = { owner: string; caller: string | null }

export type ScreeningWording = {
  greeting: With<Parties>
  /** The second wording is used when asked again, also for `why` and `presence`. */
  who: [string, string]
  why: [With<Parties>, With<Parties>]
  /** For somebody who gave the reason in a word. */
  more: With<Parties>
  how: With<Parties>
  decline: With<Parties>
  presence: [string, string]
  /** For somebody who was cut off in the middle of a sentence. */
  goOn: string
  connect: With<Parties>
  takeMessage: With<Parties>
  /** For somebody who left a message, and for a recording. */
  noted: With<Parties>
  wrongNumber: With<Parties>
  end: With<Parties>
}
