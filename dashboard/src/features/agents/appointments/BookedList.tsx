import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookedAppointment } from 'shared-types'
import { confirm } from '~/stores/confirm.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BookedRow, BookedRows, Remark } from './BookedRow.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { bookedQuery, useCancelAppointment } from './queries.ts'

/** The appointments made, the next one first, in the viewer's own time zone. */
export function BookedList({ agentId }: { agentId: string }) {
  const { data, isLoadingError, refetch } = useQuery(bookedQuery(agentId))
  const [moving, setMoving] = useState<BookedAppointment | null>(null)
  const { mutate: cancel } = useCancelAppointment()
  const handleCancel = async (booked: BookedAppointment) => {
    const isSure = await confirm({
      title: `Cancel the appointment with ${booked.name}?`,
      body: 'They are told, and the time is free again.',
      action: 'Cancel the appointment',
      refusal: 'Keep it',
      danger: true,
    })
    if (isSure) cancel(booked.id)
  }
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={60} />
  if (data.appointments.length === 0) return <Remark>No appointments ahead.</Remark>
  return (
    <>
      <BookedRows aria-label="Appointments ahead">
        <Rows of={data.appointments}>
          {(booked) => (
            <BookedRow booked={booked}>
              <Button
                size="small"
                aria-label={`Move the appointment with ${booked.name}`}
                onClick={() => setMoving(booked)}
              >
                Move
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Cancel the appointment with ${booked.name}`}
                onClick={() => void handleCancel(booked)}
              >
                Cancel
              </Button>
            </BookedRow>
          )}
        </Rows>
      </BookedRows>
      {data.next && <Remark>These are the next 100.</Remark>}
      {moving && (
        <MoveDialog agentId={agentId} appointment={moving} onClose={() => setMoving(null)} />
      )}
    </>
  )
}
