import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookedAppointment } from 'shared-types'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { confirm } from '~/stores/confirm.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { attendeeOf, BookedRow, BookedRows, Remark } from './BookedRow.tsx'
import { pastQuery, useDeleteAppointment } from './queries.ts'

/** The appointments that are over, which are only loaded when somebody wants to see them. */
export function PastList({ agentId }: { agentId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part>
      <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Past appointments
      </Button>
      {isOpen && <Past agentId={agentId} />}
    </Part>
  )
}

function Past({ agentId }: { agentId: string }) {
  const { data, isLoadingError, refetch } = useQuery(pastQuery(agentId))
  const { mutate: remove } = useDeleteAppointment()
  const mayDelete = useMay('admin')
  const handleDelete = async (booked: BookedAppointment) => {
    const isSure = await confirm({
      title: `Delete the appointment with ${attendeeOf(booked)}?`,
      body: 'It cannot be brought back. Nobody is told, and an event in your own calendar stays there.',
      action: 'Delete',
      danger: true,
    })
    if (isSure) remove(booked.id)
  }
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={60} />
  if (data.appointments.length === 0) return <Remark>No past appointments.</Remark>
  return (
    <>
      <BookedRows aria-label="Past appointments">
        <Rows of={data.appointments}>
          {(booked) => (
            <BookedRow booked={booked} hasYear>
              {mayDelete && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Delete the appointment with ${attendeeOf(booked)}`}
                  onClick={() => void handleDelete(booked)}
                >
                  Delete
                </Button>
              )}
            </BookedRow>
          )}
        </Rows>
      </BookedRows>
      {data.next && (
        <Remark>These are the last 100; earlier ones follow when you delete some.</Remark>
      )}
    </>
  )
}

const Part = styled.div`
  margin-top: ${space[4]};
`
