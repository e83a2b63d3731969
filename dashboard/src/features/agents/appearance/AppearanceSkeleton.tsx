import { styled } from 'styled-components'
import { radius, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

/** As tall as the form and the preview it stands for. */
export function AppearanceSkeleton() {
  return (
    <Columns aria-busy aria-label="Loading appearance">
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  gap: ${space[6]};
  align-items: start;
`
const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
`
const Preview = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`
