import type { AgentLanguage, PanelLanguage } from 'shared-types'
import type { AppointmentWording } from './appointment-types.ts'
import type { CallWording, ScreeningWording } from './call-types.ts'
import type { With } from './with.ts'

/** A language that agents speak: each has a complete table, or is not offered. */
export type Language = Exclude<AgentLanguage, 'auto'>

/**
 * Every sentence that an agent writes to a visitor by itself, in each language of the widget. A missing sentence does not compile. `brand`
 * is the name for whom the agent answers; null when its owner gave none.
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

/** The same for a language that agents also speak on the telephone, with the sentences for calls and groups. */
export type Wording = WrittenWording & {
  language: Language
  call: CallWording
  screening: ScreeningWording
  booking: BookingWording
  telegram: TelegramWording
}

/** Sentences around an action; its questions and results are worded by its owner. */
export type ActionWording = {
  /** Asked before anything is changed; `inputs` are the values, empty when there are none. */
  confirm: With<{ name: string; inputs: string }>
  notDone: string
  failed: string
  /** The request was sent, but there was no answer. */
  unknown: string
  /** Comes before a question that is repeated because the answer was not understood. */
  again: string
  /** Comes after that question: what an answer looks like. */
  example: With<{ example: string }>
}

export type ChatWording = {
  /** The first bubble of the widget, unless the owner wrote one. */
  welcome: string
  notKnown: string
  /** Comes before what may answer, without being likely enough to be given as the answer. */
  notSure: string
  /** To a message that only tells something which the knowledge says nothing about. */
  told: string
  /** Comes before the emergency line, to somebody who may be in trouble. */
  ifUrgent: string
  /** To somebody who may be in trouble, where no emergency line is known. */
  inDanger: string
  /** The name of an owner's answer in citations. */
  ownAnswer: string
  /** About one part of a question whose other part was answered. */
  notKnownPart: With<{ part: string }>
  /** The offer of a person, after an answer is not known. */
  offer: string
  greeting: string
  thanks: string
  goodbye: string
  identity: With<{ brand: string | null }>
  wellbeing: string
  /** For somebody who said their name. */
  introduction: string
  acknowledged: string
  wait: string
  presence: string
  noPerson: string
  /** The default handover message. */
  handover: string
  /** Instead of both while nobody is available; `back` is when somebody is, null when unknown. */
  away: With<{ back: string | null }>
  /** Follows `away` when there is no address for an answer. */
  leaveEmail: string
  emailKept: string
  phoneKept: string
  /** For somebody who sent a file without a message; `offer` may follow. */
  fileKept: string
  /** For somebody who asks for a person once more. */
  personAsked: string
  /** A line for both sides: the agent continues where a person left the conversation unanswered. */
  returned: With<{ name: string }>
  /** A line for both sides: nobody came when the visitor asked for a person. */
  nobodyCame: string
  failed: string
  /** Follows `failed` when a person may be asked for. */
  failedOffer: string
}

/** Words before a fact. `closed` is for a day without hours, `from` before an hour when the end is unknown. */
export type FactWording = {
  phone: string
  email: string
  address: string
  hours: string
  today: string
  tomorrow: string
  closed: string
  from: string
  /** After the usual hours of a holiday that the pages say nothing about; `day` as it was asked for. */
  silentOn: With<{ day: string }>
  /** Whether it is open now; `time` is an hour as `18:00`, `day` a weekday, with its date when it is not one of the next days. */
  ifOpen: {
    always: string
    until: With<{ time: string }>
    /** Closed now, and open later on the same day. */
    laterToday: With<{ time: string }>
    again: With<{ day: string; time: string }>
    /** Closed, and nobody knows until when. */
    closed: string
  }
}

/** Sentences about the booking page. */
export type BookingWording = {
  offer: With<{ link: string }>
  noted: With<{ when: string; link: string }>
  /** A text message: short, and only in characters of the SMS alphabet, because others halve its capacity. */
  text: With<{ brand: string | null; link: string }>
}

/** What the bot itself says in a group. Answers to questions come from the agent. */
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
  /** For somebody who sent an unsupported or too large file. */
  fileRefused: string
  privateChat: string
  offerPerson: string
  page: With<{ page: number }>
  /** The descriptions that Telegram shows with the commands when somebody types a slash. */
  commands: { ask: string; person: string; auth: string }
}

/**
 * Texts in a mail to a visitor around the messages, and on the pages of its links. `who` wrote, for `agent`, the name that visitors know.
 */
export type LetterWording = {
  subject: With<{ agent: string }>
  /** Everything below this line is taken for a quote. */
  above: string
  answer: With<{ who: string }>
  chat: string
  /** When mails cannot be answered. */
  noReplies: string
  earlier: string
  /** The visitor, before their own words. */
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
  /** Comes before the name of the product at the end of a page. */
  poweredBy: string
}
