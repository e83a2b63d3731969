import { styled } from 'styled-components'
import { radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Columns } from './Columns.tsx'

/** As tall as the form and the preview that it replaces. */
export function AppearanceSkeleton() {
  return (
    <Columns role="status" aria-busy aria-label="Loading appearance">
      <Card>
        <Lines>
          <Skeleton width={120} height={20} />
          <Skeleton height={60} />
          <Skeleton height={96} />
          <Skeleton height={60} />
          <Skeleton height={60} />
          <Skeleton width={80} height={36} />
        </Lines>
      </Card>
      <Preview>
        <Skeleton height={560} />
      </Preview>
    </Columns>
  )
}

const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
`
const Preview = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`
