import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookedAppointment } from 'shared-types'
import { styled } from 'styled-components'
import { localDay } from '~/lib/local-day.ts'
import { REGION } from '~/lib/region.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Select } from '~/ui/Select.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { freeTimesQuery, useMoveAppointment } from './queries.ts'

type Props = { agentId: string; appointment: BookedAppointment; onClose: () => void }

/**
 * Shows the free times of a week, at first the week of the appointment. None is chosen for the owner, because the visitor is notified of
 * the new time at once.
 */
export function MoveDialog({ agentId, appointment, onClose }: Props) {
  const [today] = useState(() => localDay(new Date()))
  const [day, setDay] = useState(() => localDay(new Date(appointment.starts_at)))
  const from = new Date(`${day}T00:00`).toISOString()
  const { data, isError, refetch } = useQuery(
    freeTimesQuery(agentId, { from, moving: appointment.id }),
  )
  const [chosen, setChosen] = useState('')
  const { mutate: move, isPending } = useMoveAppointment()
  // A time that somebody else took meanwhile is not chosen any more.
  const startsAt = data?.times.includes(chosen) ? chosen : ''
  const handleDay = (value: string) => {
    // Empty while a date is being typed; a year of five digits is not a date.
    if (Number.isNaN(Date.parse(value))) return
    setDay(value)
    setChosen('')
  }
  const handleMove = () => move({ id: appointment.id, startsAt }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move the appointment with ${appointment.name}`}
      description="They are told of the new time."
      footer={
        <Button variant="primary" disabled={!startsAt} pending={isPending} onClick={handleMove}>
          Move
        </Button>
      }
    >
      <Stack>
        <TextField
          label="Week from"
          type="date"
          min={today}
          value={day}
          onChange={(event) => handleDay(event.target.value)}
        />
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height={40} />}
        {data?.times.length === 0 && <p>No time is free in these seven days.</p>}
        {data && data.times.length > 0 && (
          <Select
            label="To"
            options={[
              { value: '', label: 'Choose a time', disabled: true },
              ...data.times.map((at) => ({ value: at, label: WHEN.format(new Date(at)) })),
            ]}
            value={startsAt}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Dialog>
  )
}

const WHEN = new Intl.DateTimeFormat(REGION, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
`
