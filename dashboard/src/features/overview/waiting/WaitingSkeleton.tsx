import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

const ROWS = ['first', 'second', 'third']

/** Placeholder for the card. */
export function WaitingSkeleton() {
  return (
    <Card aria-busy aria-label="Loading what waits for you">
      <Lines>
        <Skeleton width={140} height={22} />
        {ROWS.map((row) => (
          <Skeleton key={row} height={40} />
        ))}
      </Lines>
    </Card>
  )
}

const Lines = styled.div`
  display: grid;
  gap: ${space[4]};
`
