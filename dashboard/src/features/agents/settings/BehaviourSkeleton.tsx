import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

/** As tall as the form that it replaces. */
export function BehaviourSkeleton() {
  return (
    <Card aria-busy aria-label="Loading settings">
      <Lines>
        <Skeleton width={120} height={20} />
        <Skeleton width={280} height={20} />
        <Skeleton height={142} />
        <Skeleton width={280} height={64} />
        <Skeleton height={44} />
        <Skeleton height={120} />
        <Skeleton width={130} height={36} />
      </Lines>
    </Card>
  )
}

const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
`
