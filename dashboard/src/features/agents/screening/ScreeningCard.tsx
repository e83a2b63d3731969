import { useQuery } from '@tanstack/react-query'
import type { ScreeningRules } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { NumberList } from './NumberList.tsx'
import { QuietHoursForm } from './QuietHoursForm.tsx'
import { rulesQuery, useUpdateRules } from './queries.ts'

/** Whom the agent always or never puts through, and when it disturbs nobody. */
export function ScreeningCard({ agentId }: { agentId: string }) {
  const { data: rules, isError, refetch } = useQuery(rulesQuery(agentId))
  return (
    <Card aria-labelledby="screening">
      <Title id="screening">Screening</Title>
      <Intro>Your own rules come first; the agent judges everyone else by what they say.</Intro>
      {rules && <Rules rules={rules} />}
      {!rules && !isError && <Skeleton height={180} />}
      {!rules && isError && (
        <ErrorState title="The rules could not be loaded" onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function Rules({ rules }: { rules: ScreeningRules }) {
  const { mutate: update } = useUpdateRules(rules.agent_id)
  const { allow_numbers: allowed, block_numbers: blocked } = rules
  return (
    <Fields>
      <Pair>
        <NumberList
          label="Always put through"
          hint="Family, your doctor, the school."
          numbers={allowed}
          taken={blocked}
          onChange={(allow_numbers) => update({ allow_numbers })}
        />
        <NumberList
          label="Never put through"
          hint="Callers you are done with."
          numbers={blocked}
          taken={allowed}
          onChange={(block_numbers) => update({ block_numbers })}
        />
      </Pair>
      <Rule />
      <QuietHoursForm
        hours={rules.quiet_hours}
        onChange={(quiet_hours) => update({ quiet_hours })}
      />
    </Fields>
  )
}

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
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[6]};
`
const Rule = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`
