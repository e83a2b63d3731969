import { useQuery } from '@tanstack/react-query'
import type { AgentHours } from 'shared-types'
import { styled } from 'styled-components'
import { REGION } from '~/lib/region.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { AwayField } from './AwayField.tsx'
import { HoursForm } from './HoursForm.tsx'
import { hoursQuery } from './queries.ts'

/** The hours at which people are available to visitors who ask the agent for a person. */
export function HoursCard({ agentId }: { agentId: string }) {
  const { data: hours, isError, refetch } = useQuery(hoursQuery(agentId))
  return (
    <Card as="section" aria-labelledby="hours">
      <Title id="hours">Opening hours</Title>
      <Intro>{hours ? nowOf(hours) : 'When people are there to help.'}</Intro>
      {hours && (
        <Fields>
          <AwayField {...hours} />
          <Rule />
          <HoursForm {...hours} />
        </Fields>
      )}
      {!hours && !isError && <Skeleton height={160} />}
      {!hours && isError && (
        <ErrorState title="The hours could not be loaded" onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

/** Written for the viewer, in their own time zone. */
function nowOf({ now: { here, until } }: AgentHours): string {
  const when = until && MOMENT.format(new Date(until))
  if (here) return when ? `People are there now, until ${when}.` : 'People are always there.'
  return when ? `Nobody is there now. Back on ${when}.` : 'Nobody is there.'
}

const MOMENT = new Intl.DateTimeFormat(REGION, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  color: ${color.muted};
`
const Fields = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[6]};
  container-type: inline-size;
`
const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`
