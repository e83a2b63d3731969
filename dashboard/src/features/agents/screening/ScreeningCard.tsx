import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { ScreeningRules } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { rulesQuery } from '~/product/screening-rules.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { NumberList } from './NumberList.tsx'
import { useUpdateRules } from './queries.ts'

/** The numbers that the agent always or never puts through. */
export function ScreeningCard({ agentId }: { agentId: string }) {
  const { data: rules, isError, refetch } = useQuery(rulesQuery(agentId))
  return (
    <Card aria-labelledby="screening">
      <Title id="screening">Screening</Title>
      <Intro>
        Your own rules come first, then your <Link to={paths.settings('contacts')}>contacts</Link>,
        who are put through at once; the agent judges everyone else by what they say.
      </Intro>
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
  const { allow_numbers: allowed, block_numbers: blocked, number_names: names } = rules
  const named = (phone: string, name: string) => ({ number_names: { ...names, [phone]: name } })
  return (
    <Fields>
      <Pair>
        <NumberList
          label="Always put through"
          hint="Family, your doctor, the school."
          numbers={allowed}
          names={names}
          taken={blocked}
          onAdd={(phone, name) =>
            update({ allow_numbers: [...allowed, phone], ...named(phone, name) })
          }
          onRemove={(phone) => update({ allow_numbers: allowed.filter((each) => each !== phone) })}
        />
        <NumberList
          label="Never put through"
          hint="Callers you are done with."
          numbers={blocked}
          names={names}
          taken={allowed}
          onAdd={(phone, name) =>
            update({ block_numbers: [...blocked, phone], ...named(phone, name) })
          }
          onRemove={(phone) => update({ block_numbers: blocked.filter((each) => each !== phone) })}
        />
      </Pair>
    </Fields>
  )
}

const Title = styled.h2`
  font-size: ${font.size[16]};
`
const Intro = styled.p`
  color: ${color.muted};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
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
