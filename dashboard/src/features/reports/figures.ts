import { FEW, type ReportFigures, ReportSource } from 'shared-types'
import { money } from '~/lib/money.ts'
import type { Listed } from './links.ts'
import { CAME, shareText, timeText } from './words.ts'

/** One figure of the reports. */
export type Figure = {
  id: string
  label: string
  /** What is measured, in a sentence. */
  about: string
  /** Null where nothing was measured, which differs from 0. */
  of: (figures: ReportFigures) => number | null
  text: (value: number, figures: ReportFigures) => string
  /** Null where the figure has no list, or several, which its parts then link to. */
  list: (figures: ReportFigures) => Listed | null
  /** Smaller text below the figure. */
  note?: (figures: ReportFigures) => string | null
  /** Further lists, for parts of the figure; null for a part that no list shows. */
  parts?: { label: string; of: (figures: ReportFigures) => number; list: Listed | null }[]
}

/** The parts that are not zero. */
export const presentParts = ({ parts = [] }: Figure, figures: ReportFigures) =>
  parts.filter((part) => part.of(figures) > 0)

const plain = (value: number) => value.toLocaleString('en')
const counter = (
  id: keyof ReportFigures & string,
  label: string,
  about: string,
  list: Listed,
  rest: Partial<Figure> = {},
): Figure => ({
  id,
  label,
  about,
  of: (figures) => Number(figures[id] ?? 0),
  text: plain,
  list: () => list,
  ...rest,
})

const shareOf =
  (all: keyof ReportFigures, part: (figures: ReportFigures) => number) =>
  (figures: ReportFigures): string | null => {
    const total = Number(figures[all])
    return total >= FEW ? `${shareText(part(figures) / total)} of all` : null
  }

export const answered = ({ confirmed, assumed }: ReportFigures): number => confirmed + assumed
export const rated = ({ rated_good, rated_bad }: ReportFigures): number => rated_good + rated_bad

const time = (id: 'first_answer' | 'resolution', label: string, about: string): Figure => ({
  id,
  label,
  about,
  of: (figures) => figures[id]?.median ?? null,
  text: timeText,
  list: () => ['inbox', 'any'],
  note: (figures) => {
    const measured = figures[id]
    if (!measured) return null
    if (measured.of < FEW) return `Only ${measured.of} measured`
    return `90% within ${timeText(measured.p90)}`
  },
})

export const CONVERSATION_FIGURES: Figure[] = [
  counter('conversations', 'Conversations', 'Visitors who wrote, in any channel.', [
    'inbox',
    'any',
  ]),
  {
    id: 'answered',
    label: 'Answered by the agent alone',
    about: 'An answer was the last word, and nobody was asked for.',
    of: answered,
    text: plain,
    list: () => ['inbox', 'answered'],
    note: shareOf('conversations', answered),
    parts: [
      { label: 'confirmed', of: (figures) => figures.confirmed, list: ['inbox', 'confirmed'] },
      { label: 'came back', of: (figures) => figures.came_back, list: ['inbox', 'came-back'] },
    ],
  },
  counter(
    'handed_over',
    'Handed over',
    'A person was asked for, or took control.',
    ['inbox', 'handed-over'],
    {
      note: shareOf('conversations', ({ handed_over }) => handed_over),
    },
  ),
  counter(
    'unanswered',
    'Unanswered',
    'The last word of the agent was no answer, and nobody was asked for.',
    ['inbox', 'unanswered'],
    {
      note: shareOf('conversations', ({ unanswered }) => unanswered),
    },
  ),
  time(
    'first_answer',
    'First answer, median',
    'From the beginning to the first answer; half of the conversations waited no longer.',
  ),
  time(
    'resolution',
    'Resolution, median',
    'From the beginning to the last answer of the agent, or until a person marked it resolved; half took no longer.',
  ),
  {
    id: 'rating',
    label: 'Rated good',
    about: 'The share of good ratings among all that visitors gave.',
    of: (figures) => (rated(figures) > 0 ? figures.rated_good / rated(figures) : null),
    text: (share, figures) =>
      rated(figures) < FEW ? `${figures.rated_good} of ${rated(figures)}` : shareText(share),
    list: () => ['inbox', 'rated-good'],
    note: (figures) => (rated(figures) > 0 && rated(figures) < FEW ? 'Too few for a share' : null),
    parts: [
      { label: 'rated bad', of: (figures) => figures.rated_bad, list: ['inbox', 'rated-bad'] },
    ],
  },
]

export const CALL_FIGURES: Figure[] = [
  counter('calls', 'Calls', 'Calls that your agents took.', ['callLogs', 'any'], {
    note: () => 'Without your test calls',
  }),
  counter('put_through', 'Put through', 'Callers who were connected with you.', [
    'callLogs',
    'put-through',
  ]),
  counter('not_picked_up', 'Rang you, no answer', 'Your phone rang, and nobody picked up.', [
    'callLogs',
    'not-picked-up',
  ]),
  counter('message_taken', 'Message taken', 'The caller left a message.', [
    'callLogs',
    'message-taken',
  ]),
  counter('stopped', 'Stopped', 'Unwanted calls that did not reach you.', ['callLogs', 'stopped']),
  counter(
    'saved_seconds',
    'Time you were spared',
    'How long callers spoke with an agent that stopped them or took a message.',
    ['callLogs', 'spared'],
    {
      text: timeText,
    },
  ),
]

const LEADS = counter('leads', 'Leads', 'People who left how to reach them.', ['inbox', 'lead'], {
  // No list contains conversations and calls together.
  list: ({ leads, call_leads }) => {
    if (call_leads === 0) return ['inbox', 'lead']
    return call_leads === leads ? ['callLogs', 'lead'] : null
  },
  parts: [
    {
      label: 'in chats',
      of: ({ leads, call_leads }) => leads - call_leads,
      list: ['inbox', 'lead'],
    },
    { label: 'in calls', of: ({ call_leads }) => call_leads, list: ['callLogs', 'lead'] },
  ],
})

/** The conversations or calls with an appointment; null for the booking page, where nobody talks. */
const appointmentsFrom = (source: ReportSource): Listed | null =>
  source === 'page' ? null : [source === 'voice' ? 'callLogs' : 'inbox', 'appointment', source]

const APPOINTMENTS: Figure = {
  id: 'appointments',
  label: 'Appointments',
  about: 'Asked for or booked in a conversation or a call, or on your booking page.',
  of: ({ appointments }) => appointments,
  text: plain,
  list: () => null,
  parts: ReportSource.options.map((source) => ({
    label: CAME[source],
    of: ({ appointments_by }) => appointments_by[source] ?? 0,
    list: appointmentsFrom(source),
  })),
}

export const BROUGHT_FIGURES: Figure[] = [
  LEADS,
  APPOINTMENTS,
  {
    id: 'cost',
    label: 'Cost',
    about: 'Models, calls and texts, for the day they arose.',
    of: ({ cost_micros }) => cost_micros ?? null,
    text: money,
    list: () => ['usage'],
  },
]

/** The figures this user may see: costs are only for members with that permission. */
export const isKnown = (figure: Figure, totals: ReportFigures): boolean =>
  figure.id !== 'cost' || totals.cost_micros !== undefined
