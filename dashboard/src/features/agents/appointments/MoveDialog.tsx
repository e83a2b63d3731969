import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookedAppointment } from 'shared-types'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Select } from '~/ui/Select.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { freeTimesQuery, useMoveAppointment } from './queries.ts'

type Props = { agentId: string; appointment: BookedAppointment; onClose: () => void }

/** The free times of the week from now on; the visitor is told of the new one. */
export function MoveDialog({ agentId, appointment, onClose }: Props) {
  const [from] = useState(() => new Date().toISOString())
  const { data, isError, refetch } = useQuery(
    freeTimesQuery(agentId, { from, moving: appointment.id }),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const { mutate: move, isPending } = useMoveAppointment()
  const startsAt = chosen ?? data?.times[0]
  const handleMove = () =>
    startsAt && move({ id: appointment.id, startsAt }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Move the appointment with ${appointment.name}`}
      description="They are told by mail."
      focus={data ? 'content' : 'dialog'}
      footer={
        <Button variant="primary" disabled={!startsAt} pending={isPending} onClick={handleMove}>
          Move
        </Button>
      }
    >
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={40} />}
      {data?.times.length === 0 && <p>No time is free in the next seven days.</p>}
      {startsAt && (
        <Select
          label="To"
          options={data!.times.map((at) => ({ value: at, label: WHEN.format(new Date(at)) }))}
          value={startsAt}
          onChange={setChosen}
        />
      )}
    </Dialog>
  )
}

const WHEN = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})
