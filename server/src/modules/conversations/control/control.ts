import type { Speaker, SpeakerState } from '../../../ports/bus/conversation-event.ts'

export type { Speaker, SpeakerState }

export type ControlEvent =
  | 'take'
  | 'release'
  | 'request_person'
  | 'customer_message'
  | 'admin_message'

/** What else has to happen when an event changes, or does not change, the speaker. */
export type Effect =
  /** The bot answers the message. */
  | 'bot_replies'
  /** The message waits for the admin. Should the bot take over later, it does not answer it either. */
  | 'stays_unanswered'
  /** Replies that are being made are cut; the words already shown are kept. */
  | 'replies_are_cut'
  | 'person_is_called'
  | 'admin_speaks'
  | 'nothing'

export type Step = { allowed: true; next: Speaker; effect: Effect } | { allowed: false }

const to = (next: Speaker, effect: Effect): Step => ({ allowed: true, next, effect })
const no: Step = { allowed: false }

export const speakerOf = ({
  control,
  epoch,
  handoverRequested,
  adminName,
  isResolved = false,
}: SpeakerState): SpeakerState => ({ control, epoch, handoverRequested, adminName, isResolved })

/** The whole state machine of who may speak; other code only carries out its effects. */
const TABLE: Record<Speaker, Record<ControlEvent, Step>> = {
  bot: {
    take: to('admin', 'replies_are_cut'),
    release: no,
    request_person: to('bot', 'person_is_called'),
    customer_message: to('bot', 'bot_replies'),
    admin_message: no,
  },
  admin: {
    take: no,
    release: to('bot', 'nothing'),
    request_person: no,
    customer_message: to('admin', 'stays_unanswered'),
    admin_message: to('admin', 'admin_speaks'),
  },
}

export const step = (speaker: Speaker, event: ControlEvent): Step => TABLE[speaker][event]

/** Speakers under whom `event` has `effect`, for SQL statements that decide while they hold a row lock. */
export const speakersWhere = (event: ControlEvent, effect: Effect): Speaker[] =>
  (Object.keys(TABLE) as Speaker[]).filter((speaker) => {
    const taken = step(speaker, event)
    return taken.allowed && taken.effect === effect
  })
