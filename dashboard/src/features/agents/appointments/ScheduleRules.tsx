import type { SaveSchedule } from 'shared-types'
import { styled } from 'styled-components'
import { timeZones } from '~/lib/time-zone-choice.ts'
import { space } from '~/theme/tokens.ts'
import { Select } from '~/ui/Select.tsx'
import { choicesOf } from './draft.ts'

type Props = { draft: SaveSchedule; onChange: (changed: Partial<SaveSchedule>) => void }

const BUFFERS = [0, 5, 10, 15, 30, 60]
const MINUTES = [
  ['length_minutes', 'Length', [15, 20, 30, 45, 60, 90, 120]],
  ['before_minutes', 'Kept free before', BUFFERS],
  ['after_minutes', 'Kept free after', BUFFERS],
  ['notice_minutes', 'At least this long ahead', [0, 60, 120, 240, 1440, 2880]],
] as const

const PHONE = [
  { value: 'no', label: 'Do not ask' },
  { value: 'optional', label: 'Ask, may stay empty' },
  { value: 'required', label: 'Required' },
]
const DAY = 1440
const REMINDERS = [30, 60, 120, DAY, 2 * DAY]
const AHEAD = [7, 14, 30, 60, 90, 180].map((days) => days * DAY)

/** How long appointments take, how far ahead they are possible, and what is asked and sent. */
export function ScheduleRules({ draft, onChange }: Props) {
  const { hours } = draft
  return (
    <Grid>
      {MINUTES.map(([name, label, offered]) => (
        <Select
          key={name}
          label={label}
          options={choicesOf([...offered], draft[name])}
          value={String(draft[name])}
          onChange={(value) => onChange({ [name]: Number(value) })}
        />
      ))}
      <Select
        label="At most this far ahead"
        options={choicesOf(AHEAD, draft.ahead_days * DAY)}
        value={String(draft.ahead_days * DAY)}
        onChange={(value) => onChange({ ahead_days: Number(value) / DAY })}
      />
      <Select
        label="Phone number"
        options={PHONE}
        value={draft.ask_phone}
        onChange={(ask_phone) => onChange({ ask_phone: ask_phone as SaveSchedule['ask_phone'] })}
      />
      <Select
        label="Reminder before it"
        options={[
          { value: '0', label: 'No reminder' },
          ...choicesOf(REMINDERS, draft.remind_minutes ?? DAY),
        ]}
        value={String(draft.remind_minutes ?? 0)}
        onChange={(value) => onChange({ remind_minutes: Number(value) || null })}
      />
      <Select
        label="Time zone"
        options={timeZones(hours.time_zone)}
        value={hours.time_zone}
        onChange={(time_zone) => onChange({ hours: { ...hours, time_zone } })}
      />
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[4]};
`
