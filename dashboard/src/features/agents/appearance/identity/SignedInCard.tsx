import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { FoldedCard } from '~/ui/FoldedCard.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { HowToSign } from './HowToSign.tsx'
import { secretsQuery } from '../queries.ts'
import { Secrets } from './Secrets.tsx'

/** Lets a website tell Nexus who is signed in: the secrets for signing, and instructions. */
export function SignedInCard({ agentId }: { agentId: string }) {
  return (
    <FoldedCard
      title="Signed-in visitors"
      intro="Know who writes, and let their chat follow them to every device"
    >
      <Content agentId={agentId} />
    </FoldedCard>
  )
}

function Content({ agentId }: { agentId: string }) {
  const { data, isError, refetch } = useQuery(secretsQuery(agentId))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <Parts>
      <p>
        Your server signs who is signed in; Nexus checks it. What is signed has a mark in the inbox,
        and nobody can claim it by typing a name or an address.
      </p>
      {data ? <Secrets agentId={agentId} secrets={data.secrets} /> : <Skeleton height={72} />}
      <HowToSign />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  margin-top: ${space[6]};
`
