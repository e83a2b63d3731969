import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookedAppointment } from 'shared-types'
import { styled } from 'styled-components'
import { REGION } from '~/lib/region.ts'
import { confirm } from '~/stores/confirm.ts'
import { tabular } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
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
  if (data.appointments.length === 0) return <Nothing>No appointments ahead.</Nothing>
  return (
    <>
      <List aria-label="Appointments ahead">
        <Rows of={data.appointments}>
          {(booked) => (
            <Row>
              <When dateTime={booked.starts_at}>{WHEN.format(new Date(booked.starts_at))}</When>
              <Who>
                <strong>{booked.name}</strong>
                <small>
                  {[reachedBy(booked), `with ${booked.person}`].filter(Boolean).join(' · ')}
                </small>
                {booked.note && <small>“{booked.note}”</small>}
                {booked.trouble && <Trouble>{booked.trouble}</Trouble>}
              </Who>
              <Actions>
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
              </Actions>
            </Row>
          )}
        </Rows>
      </List>
      {data.next && <Nothing>These are the next 100.</Nothing>}
      {moving && (
        <MoveDialog agentId={agentId} appointment={moving} onClose={() => setMoving(null)} />
      )}
    </>
  )
}

const reachedBy = ({ email, phone }: BookedAppointment) => [email, phone].filter(Boolean).join(', ')

const WHEN = new Intl.DateTimeFormat(REGION, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

const List = styled.ul`
  display: grid;
  margin-top: ${space[4]};
  border-top: 1px solid ${color.line};
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]} 0;
  border-bottom: 1px solid ${color.line};
`
const When = styled.time`
  ${tabular}
  flex: 0 0 170px;
  font-weight: ${font.weight.medium};
`
const Who = styled.div`
  display: grid;
  flex: 1 1 200px;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${color.muted};
    font-size: ${font.size[13]};
  }
`
const Trouble = styled.span`
  color: ${color.negative};
  font-size: ${font.size[13]};
`
const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`
const Nothing = styled.p`
  margin-top: ${space[4]};
  color: ${color.muted};
`
