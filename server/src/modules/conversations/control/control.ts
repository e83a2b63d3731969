/** Who may speak to the customer. */
export type Speaker = 'bot' | 'admin'

/** Who may speak, as a watcher of the conversation knows it. */
export type SpeakerState = {
  control: Speaker
  epoch: number
  handoverRequested: boolean
  /** Of the person who took control, or of who made the account. */
  adminName: string
  /** Done with, until the customer writes again; absent is no, as from a node of the release before. */
  isResolved?: boolean
}

export type ControlEvent =
  | 'take'
  | 'release'
  | 'request_person'
  | 'customer_message'
  | 'admin_message'

/** What happens beside the change of speaker. */
export type Effect =
  /** The bot answers the message. */
  | 'bot_replies'
  /** The message waits for the admin; it is not answered later either, should the bot come back. */
  | 'stays_unanswered'
  /** Replies under way are cut; what was shown is kept. */
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

/** The whole state machine of who may speak; the rest of the engine only carries out what it says. */
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

/** The speakers under whom `event` has `effect`: what the SQL that decides under a row lock is written with. */
export const speakersWhere = (event: ControlEvent, effect: Effect): Speaker[] =>
  (Object.keys(TABLE) as Speaker[]).filter((speaker) => {
    const taken = step(speaker, event)
    return taken.allowed && taken.effect === effect
  })
