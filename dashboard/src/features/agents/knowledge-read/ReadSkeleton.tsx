import { styled } from 'styled-components'
import { color, size, space } from '~/theme/tokens.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'

/** Both panes on their way. */
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

/** Facts and passages on their way. */
export function ContentSkeleton() {
  return (
    <Rows role="status" aria-busy aria-label="Loading what was read">
      {[72, 46, 46, 92, 92].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Rows>
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
const Rows = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
`
