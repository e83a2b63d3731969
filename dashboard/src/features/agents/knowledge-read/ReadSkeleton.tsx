import { styled } from 'styled-components'
import { color, size, space } from '~/theme/tokens.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'

/** Placeholder for both panes. */
export function ReadSkeleton({ hasList }: { hasList: boolean }) {
  return (
    <>
      {hasList && (
        <Side>
          <SkeletonRows label="Loading pages" count={8} height={46} />
        </Side>
      )}
      <Main>
        <Skeleton width="40%" height={24} />
        <ContentSkeleton />
      </Main>
    </>
  )
}

const FACTS = ['45%', '30%', '60%']
const PASSAGES = ['70%', '35%']

/** Placeholder for facts and passages. */
export function ContentSkeleton() {
  return (
    <Parts role="status" aria-busy aria-label="Loading what was read">
      <Skeleton width={64} />
      {FACTS.map((width) => (
        <Fact key={width}>
          <Skeleton width={72} />
          <Skeleton width={width} />
        </Fact>
      ))}
      <Skeleton width={88} />
      {PASSAGES.map((width) => (
        <Lines key={width}>
          <Skeleton width="20%" height={10} />
          <Skeleton width="95%" />
          <Skeleton width="90%" />
          <Skeleton width={width} />
        </Lines>
      ))}
    </Parts>
  )
}

const Side = styled.div`
  flex-shrink: 0;
  overflow: hidden;
  width: ${size.readerList};
  padding: ${space[3]};
  border-right: 1px solid ${color.line};
`
const Main = styled.div`
  flex: 1;
  padding: ${space[6]};
`
const Parts = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[8]};
`
const Fact = styled.div`
  display: grid;
  grid-template-columns: ${size.readerKind} minmax(0, 1fr);
  gap: ${space[3]};
`
const Lines = styled.div`
  display: grid;
  gap: ${space[2]};
`
