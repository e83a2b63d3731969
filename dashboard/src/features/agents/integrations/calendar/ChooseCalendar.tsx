import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarConnection } from 'shared-types'
import { styled } from 'styled-components'
import { failureText } from '~/api/failure.ts'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Select } from '~/ui/Select.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { calendarChoicesQuery, useChooseCalendar } from '../queries.ts'

type Props = { agentId: string; connection: CalendarConnection; onDone: () => void }

/** Chooses the calendar, or the kind of event, for the appointments. */
export function ChooseCalendar({ agentId, connection, onDone }: Props) {
  const { data, error, refetch } = useQuery(calendarChoicesQuery(agentId))
  const [chosen, setChosen] = useState<string>()
  const { mutate, isPending } = useChooseCalendar(agentId)
  if (error) {
    return <ErrorState title={failureText(error)} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonRows label="Asking for the calendars" count={1} height={64} />
  if (data.choices.length === 0) {
    return <p>There is nothing to choose in this account yet. Make a calendar there first.</p>
  }
  const value = chosen ?? connection.calendar?.id ?? data.choices[0]!.id
  const isOfEvents = connection.vendor === 'cal_com' || connection.vendor === 'calendly'
  return (
    <Row>
      <Select
        label={isOfEvents ? 'Kind of event' : 'Write appointments to'}
        value={value}
        options={data.choices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      <Button
        variant="primary"
        pending={isPending}
        onClick={() => mutate(value, { onSuccess: onDone })}
      >
        Use it
      </Button>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
  > :first-child {
    flex: 1 1 240px;
    min-width: 0;
  }
`
