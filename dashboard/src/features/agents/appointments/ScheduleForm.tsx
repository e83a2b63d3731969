import { type FormEvent, useState } from 'react'
import type { SaveSchedule, Schedule } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Select } from '~/ui/Select.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { SpecialDaysList } from '../hours/SpecialDaysList.tsx'
import { WeekFields } from '../hours/WeekFields.tsx'
import { timeZones } from '~/lib/time-zone-choice.ts'
import { choicesOf, draftOf, errorsIn, errorsOfHours, newSchedule } from './draft.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { useSaveSchedule } from './queries.ts'

type Props = { agentId: string; schedule: Schedule | null; onDone: () => void }

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

/** When appointments are possible, how long they take and who takes them; saved together. */
export function ScheduleForm({ agentId, schedule, onDone }: Props) {
  const { user } = useSession()
  const me = { name: user?.full_name ?? '', email: user?.email ?? '' }
  const [draft, setDraft] = useState<SaveSchedule>(schedule ? draftOf(schedule) : newSchedule(me))
  const { mutate: save, isPending } = useSaveSchedule(agentId)
  const errors = errorsIn(draft)
  const change = (changed: Partial<SaveSchedule>) => setDraft({ ...draft, ...changed })
  const { hours } = draft
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (Object.keys(errors).length === 0) save(draft, { onSuccess: onDone })
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Switch
        label="Visitors may book"
        checked={draft.is_on}
        onChange={(is_on) => change({ is_on })}
      />
      <TextField
        label="What is booked"
        value={draft.title}
        error={errors['title']}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Grid>
        {MINUTES.map(([name, label, offered]) => (
          <Select
            key={name}
            label={label}
            options={choicesOf([...offered], draft[name])}
            value={String(draft[name])}
            onChange={(value) => change({ [name]: Number(value) })}
          />
        ))}
        <Select
          label="At most this far ahead"
          options={choicesOf(AHEAD, draft.ahead_days * DAY)}
          value={String(draft.ahead_days * DAY)}
          onChange={(value) => change({ ahead_days: Number(value) / DAY })}
        />
        <Select
          label="Phone number"
          options={PHONE}
          value={draft.ask_phone}
          onChange={(ask_phone) => change({ ask_phone: ask_phone as SaveSchedule['ask_phone'] })}
        />
        <Select
          label="Reminder before it"
          options={[
            { value: '0', label: 'No reminder' },
            ...choicesOf(REMINDERS, draft.remind_minutes ?? DAY),
          ]}
          value={String(draft.remind_minutes ?? 0)}
          onChange={(value) => change({ remind_minutes: Number(value) || null })}
        />
        <Select
          label="Time zone"
          options={timeZones(hours.time_zone)}
          value={hours.time_zone}
          onChange={(time_zone) => change({ hours: { ...hours, time_zone } })}
        />
      </Grid>
      <WeekFields
        week={hours.week}
        errorOf={(at) => errors[`hours.week.${at}`]}
        onChange={(week) => change({ hours: { ...hours, week } })}
      />
      <SpecialDaysList
        days={hours.special_days}
        errors={errorsOfHours(errors)}
        onChange={(special_days) => change({ hours: { ...hours, special_days } })}
      />
      <PeopleFields
        people={draft.people}
        errors={errors}
        onChange={(people) => change({ people })}
      />
      <Actions>
        <Button
          variant="primary"
          type="submit"
          disabled={Object.keys(errors).length > 0}
          pending={isPending}
        >
          Save appointments
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Discard
        </Button>
      </Actions>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[5]};
  container-type: inline-size;
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[4]};
`
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
