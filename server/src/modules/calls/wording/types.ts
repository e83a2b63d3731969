/** What an agent says on the telephone in words of its own. `{…}` are filled in. */
export type Wording = {
  /** What these words are written in, ISO 639-1. */
  language: string
  /** Of a sales agent, with `{brand}`. */
  greeting: string
  /** Said before anything else where the owner has callers told. */
  recorded: string
  /** Nobody talks; the second is followed by the end. */
  silence: [string, string]
  /** With `{name}`. */
  thanks: string
  /** To somebody who said who they are and nothing else, with `{name}`. */
  niceToMeet: string
  gladly: string
  putThrough: string
  nobodyComes: string
  willBeCalled: string
  thatIsFine: string
  anythingElse: string
  askName: string
  /** To somebody who has been answered before. */
  askNameByTheWay: string
  /** To somebody whose question the agent could not answer. */
  askNameForCallback: string
  askElse: string
  /** Where the caller's number is known, and where it is not. */
  askContact: [string, string]
  /** With `{name}`, which is ", Name" or nothing. */
  goodbye: string
  /** The agent is not active. */
  notTakingCalls: string
  /** Nobody took the call. */
  leaveMessage: string
  thanksForMessage: string
  /** After a dropped connection. */
  backAgain: string
  oneMoment: string
  failed: string
  booking: {
    /** Whether the link may be texted. */
    mayIText: string
    texting: string
    textedAlready: string
    /** To whoever asked for a text where none goes. */
    cannotText: string
    /** Of a time that was kept, with `{when}`. */
    noted: string
  }
  /** To the owner whose phone rings. */
  whisper: {
    /** With `{agent}` and `{who}`. */
    call: string
    /** With `{why}`. */
    about: string
    pressOne: string
    unknownNumber: string
  }
}
