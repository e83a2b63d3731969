import type { AgentLanguage, PanelLanguage } from 'shared-types'

/** A language an agent speaks: each has a whole table, or is not offered. */
export type Language = Exclude<AgentLanguage, 'auto'>

/** A sentence that holds values. */
export type With<Values> = (values: Values) => string

/**
 * Every sentence an agent writes to a visitor in words of its own, in each language the widget has. A sentence that is missing in one of
 * them does not compile. `brand` is the name the agent says it answers for; null where its owner gave none.
 */
export type WrittenWording = {
  language: PanelLanguage
  chat: ChatWording
  action: ActionWording
  facts: FactWording
  booking: Pick<BookingWording, 'offer' | 'noted'>
  letter: LetterWording
  appointment: AppointmentWording
}

/** The same of a language it also speaks on the telephone, with what it says there and in groups. */
export type Wording = WrittenWording & {
  language: Language
  call: CallWording
  screening: ScreeningWording
  booking: BookingWording
  telegram: TelegramWording
}

/** Around what an agent does for somebody; what it asks for and what came of it its owner wrote. */
export type ActionWording = {
  /** Before anything is changed; `inputs` is what it is done with, empty where it needs nothing. */
  confirm: With<{ name: string; inputs: string }>
  notDone: string
  failed: string
  /** It was sent, and no answer came. */
  unknown: string
  /** Stands before what was asked for and not understood. */
  again: string
}

export type ChatWording = {
  /** The first bubble of the widget, until the owner writes their own. */
  welcome: string
  notKnown: string
  /** What an answer is called that the owner gave in their own words, where it is cited. */
  ownAnswer: string
  /** Of one part of a question whose other part was answered. */
  notKnownPart: With<{ part: string }>
  /** Of a person, after what is not known. */
  offer: string
  greeting: string
  thanks: string
  goodbye: string
  identity: With<{ brand: string | null }>
  wellbeing: string
  /** To somebody who said their name. */
  introduction: string
  acknowledged: string
  wait: string
  presence: string
  noPerson: string
  /** The handover message of an owner who wrote none. */
  handover: string
  /** Instead of both, while nobody is there; `back` is when somebody is again, null where nobody knows. */
  away: With<{ back: string | null }>
  /** Follows `away` where an answer could find nobody. */
  leaveEmail: string
  emailKept: string
  /** To who sent a file without a word; `offer` may follow. */
  fileKept: string
  /** To who asks once more for a person. */
  personAsked: string
  /** A line to both sides: the agent goes on where a person left the conversation lying. */
  returned: With<{ name: string }>
  /** A line to both sides: nobody came whom the visitor asked for. */
  nobodyCame: string
  failed: string
  /** Follows `failed` where a person may be asked for. */
  failedOffer: string
}

/** What stands before a fact. `closed` is said of a day without hours, `from` before an hour where no end is known. */
export type FactWording = {
  phone: string
  email: string
  address: string
  hours: string
  today: string
  tomorrow: string
  closed: string
  from: string
}

/** What a sales agent says on the telephone, and every agent about the call itself. */
export type CallWording = {
  greeting: With<{ brand: string | null }>
  /** Said before anything else where the owner has callers told. */
  recorded: string
  /** Nobody talks; the second is followed by the end. */
  silence: [string, string]
  thanks: With<{ name: string }>
  /** To somebody who said who they are and nothing else. */
  niceToMeet: With<{ name: string }>
  gladly: string
  putThrough: string
  nobodyComes: string
  /** The same outside the hours of the business. */
  away: With<{ back: string | null }>
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
  goodbye: With<{ name: string | null }>
  /** The agent is not active. */
  notTakingCalls: string
  /** Nobody took the call. */
  leaveMessage: string
  thanksForMessage: string
  /** After a dropped connection. */
  backAgain: string
  oneMoment: string
  failed: string
  /** The number is not paid. */
  suspended: string
  /** To the owner who took the call that was to find out whether their phone forwards. */
  checkAnswered: string
  booking: {
    /** Whether the link may be texted. */
    mayIText: string
    texting: string
    textedAlready: string
    /** To whoever asked for a text where none goes. */
    cannotText: string
    /** Of a time that was kept. */
    noted: With<{ when: string }>
  }
  /** To the owner whose phone rings. */
  whisper: {
    call: With<{ agent: string; who: string }>
    about: With<{ why: string }>
    pressOne: string
    unknownNumber: string
  }
}

/** Whom a screener answers for, and who calls where that is known. */
export type Parties = { owner: string; caller: string | null }

export type ScreeningWording = {
  greeting: With<Parties>
  /** Asked again the second way, as are `why` and `presence`. */
  who: [string, string]
  why: [With<Parties>, With<Parties>]
  /** To somebody who told why in a word. */
  more: With<Parties>
  how: With<Parties>
  decline: With<Parties>
  presence: [string, string]
  /** To somebody in the middle of a sentence. */
  goOn: string
  connect: With<Parties>
  takeMessage: With<Parties>
  /** To who left a message, and to a machine, which leaves no more than it said. */
  noted: With<Parties>
  wrongNumber: With<Parties>
  end: With<Parties>
}

/** What is written of the booking page. */
export type BookingWording = {
  offer: With<{ link: string }>
  noted: With<{ when: string; link: string }>
  /** A text message: short, and in letters of the alphabet of text messages, which others would halve. */
  text: With<{ brand: string | null; link: string }>
}

/** What the bot says for itself in a group. Answers to questions come from the agent. */
export type TelegramWording = {
  linked: With<{ agent: string }>
  linkedAlready: With<{ agent: string }>
  linkedElsewhere: string
  wrongToken: string
  tokenMissing: string
  notLinked: string
  unlinked: With<{ agent: string }>
  inactive: string
  nothingAsked: string
  tooFast: string
  noPerson: string
  /** To who sent something else, or something larger. */
  fileRefused: string
  privateChat: string
  offerPerson: string
  page: With<{ page: number }>
  /** What Telegram shows beside a command when somebody types a slash. */
  commands: { ask: string; person: string; auth: string }
}

/** What stands in a mail to a visitor beside what was said, and on the pages its links lead to. `who` wrote, for `agent`, the name its visitors know. */
export type LetterWording = {
  subject: With<{ agent: string }>
  /** What is answered below this line is taken for a quote. */
  above: string
  answer: With<{ who: string }>
  chat: string
  /** Where no mail is read. */
  noReplies: string
  earlier: string
  /** The visitor, before what they said. */
  you: string
  why: With<{ agent: string }>
  whole: string
  wholeSubject: With<{ agent: string }>
  fewer: string
  fewerAsk: With<{ agent: string }>
  fewerDone: With<{ agent: string }>
  wholeAsk: With<{ agent: string }>
  wholeDone: string
  notValid: string
}

/** Of appointments with people: on the pages and in the mails of visitors, and in a chat. `when` is a day and an hour. */
export type AppointmentWording = {
  choose: string
  zone: string
  /** To the days before and after those that are shown. */
  earlier: string
  later: string
  none: string
  /** An outside calendar does not tell what is free. */
  away: string
  taken: string
  kept: string
  yourName: string
  yourEmail: string
  yourPhone: string
  /** Beside a field that may stay empty. */
  optional: string
  /** Names the field that cannot be read. */
  check: With<{ field: string }>
  book: string
  with: With<{ who: string }>
  booked: string
  mailed: string
  /** Where the visitor has to confirm it with the vendor of the calendar as well. */
  confirmToo: string
  file: string
  move: string
  cancel: string
  cancelSure: string
  cancelled: string
  again: string
  back: string
  subject: Record<'booked' | 'moved' | 'cancelled' | 'reminder', With<{ when: string }>>
  /** Of the link in a mail. */
  change: string
  text: With<{ brand: string | null; when: string }>
  offer: With<{ when: string }>
  /** None is free on the day that was asked for. */
  offerOther: With<{ when: string }>
  allTimes: With<{ link: string }>
  noTimes: string
  keptInChat: With<{ when: string }>
  askEmail: string
  done: With<{ when: string; who: string; link: string }>
}
