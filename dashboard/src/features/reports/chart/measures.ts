import type { ReportFigures } from 'shared-types'
import {
  answered,
  BROUGHT_FIGURES,
  CALL_FIGURES,
  CONVERSATION_FIGURES,
  type Figure,
  isKnown,
} from '../figures.ts'

/** A part of each bar, with its own pattern. */
export type Part = { key: string; label: string; of: (figures: ReportFigures) => number | null }

/** What the chart can show: the parts of each bar, and how their numbers are formatted. */
export type Measure = {
  id: string
  label: string
  parts: Part[]
  text: (value: number, figures: ReportFigures) => string
}

const plain = (value: number) => value.toLocaleString('en')
const part = (key: keyof ReportFigures & string, label: string): Part => ({
  key,
  label,
  of: (figures) => Number(figures[key] ?? 0),
})

const OUTCOMES: Measure = {
  id: 'outcomes',
  label: 'What became of conversations',
  parts: [
    { key: 'answered', label: 'Answered by the agent alone', of: answered },
    part('handed_over', 'Handed over'),
    part('unanswered', 'Unanswered'),
    {
      key: 'open',
      label: 'Open',
      of: (figures) =>
        figures.conversations - answered(figures) - figures.handed_over - figures.unanswered,
    },
  ],
  text: plain,
}

const DECISIONS: Measure = {
  id: 'decisions',
  label: 'What became of calls',
  parts: [
    part('put_through', 'Put through'),
    part('not_picked_up', 'Rang you, no answer'),
    part('message_taken', 'Message taken'),
    part('stopped', 'Stopped'),
    {
      key: 'other',
      label: 'Other',
      of: ({ calls, put_through, not_picked_up, message_taken, stopped }) =>
        calls - put_through - not_picked_up - message_taken - stopped,
    },
  ],
  text: plain,
}

/** Figures that get a chart of their own, because they are no part of the charts above. */
const ALONE = [
  'first_answer',
  'resolution',
  'rating',
  'saved_seconds',
  'leads',
  'appointments',
  'cost',
]

const alone = ({ id, label, of, text }: Figure): Measure => ({
  id,
  label,
  parts: [{ key: id, label, of }],
  text,
})

/** The measures that can be chosen for the chart. */
export const measuresFor = (totals: ReportFigures): Measure[] => [
  OUTCOMES,
  DECISIONS,
  ...[...CONVERSATION_FIGURES, ...CALL_FIGURES, ...BROUGHT_FIGURES]
    .filter((figure) => ALONE.includes(figure.id) && isKnown(figure, totals))
    .map(alone),
]
