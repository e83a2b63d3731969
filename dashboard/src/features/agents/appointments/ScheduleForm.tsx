import { type FormEvent, useState } from 'react'
import type { SaveSchedule, Schedule } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Switch } from '~/ui/Switch.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { SpecialDaysList } from '../hours/SpecialDaysList.tsx'
import { WeekFields } from '../hours/WeekFields.tsx'
import { draftOf, errorsIn, errorsOfHours, newSchedule } from './draft.ts'
import { PeopleFields } from './PeopleFields.tsx'
import { useSaveSchedule } from './queries.ts'
import { ScheduleRules } from './ScheduleRules.tsx'

type Props = { agentId: string; schedule: Schedule | null; onDone: () => void }

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
      <ScheduleRules draft={draft} onChange={change} />
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
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
