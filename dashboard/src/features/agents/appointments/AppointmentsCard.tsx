import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { CopyButton } from '~/ui/CopyButton.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { BookedList } from './BookedList.tsx'
import { PastList } from './PastList.tsx'
import { scheduleQuery } from './queries.ts'
import { ScheduleForm } from './ScheduleForm.tsx'

/** The appointments that the agent makes by itself: the times, the people who take them, and the list of those made. */
export function AppointmentsCard({ agentId }: { agentId: string }) {
  const { data: schedule, isLoadingError, isPending, refetch } = useQuery(scheduleQuery(agentId))
  const [isEditing, setEditing] = useState(false)
  const mayChange = useMay('admin')
  if (isPending || isLoadingError) {
    return (
      <Card>
        {isPending ? (
          <Skeleton height={120} />
        ) : (
          <ErrorState title="The appointments could not be loaded" onRetry={() => void refetch()} />
        )}
      </Card>
    )
  }
  const handleDone = () => setEditing(false)
  if (isEditing) {
    return (
      <Card as="section" aria-labelledby="appointments">
        <Title id="appointments">Appointments</Title>
        <ScheduleForm agentId={agentId} schedule={schedule} onDone={handleDone} />
      </Card>
    )
  }
  if (!schedule && !mayChange) return null
  if (!schedule) {
    return (
      <Card as="section" aria-label="Appointments">
        <EmptyState
          icon={<CalendarCheck />}
          title="Let the agent agree on appointments"
          text="Say when you have time. Visitors choose a free time in the chat or on a page of their own, both of you get an invitation, and nobody gets a time twice."
          action={<Button onClick={() => setEditing(true)}>Set up appointments</Button>}
        />
      </Card>
    )
  }
  return (
    <Card as="section" aria-labelledby="appointments">
      <Head>
        <div>
          <Title id="appointments">Appointments</Title>
          <Muted>
            {schedule.is_on ? `${schedule.title}, ` : 'Turned off. '}
            {schedule.length_minutes} minutes with{' '}
            {schedule.people.map(({ name }) => name).join(', ')}
          </Muted>
        </div>
        {mayChange && <Button onClick={() => setEditing(true)}>Change</Button>}
      </Head>
      {schedule.is_on && (
        <Link>
          <a href={schedule.link} target="_blank" rel="noreferrer">
            {schedule.link.replace(/^https?:\/\//, '')}
          </a>
          <CopyButton text={schedule.link} label="Copy the link of the booking page" />
        </Link>
      )}
      <BookedList agentId={agentId} />
      <PastList agentId={agentId} />
    </Card>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[3]};
`
const Title = styled.h3`
  font-size: ${font.size[16]};
`
const Muted = styled.p`
  color: ${color.muted};
`
const Link = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  a {
    color: ${color.accentText};
    overflow-wrap: anywhere;
  }
`
