import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { ROW_HEIGHT } from './list/ConversationRow.tsx'
import { HeaderBar } from './HeaderBar.tsx'

const ROWS = [72, 55, 88, 64, 80, 48, 76, 60]
const BUBBLES = [
  { width: '46%', height: 40, isRight: true },
  { width: '58%', height: 84, isRight: false },
  { width: '30%', height: 40, isRight: true },
  { width: '52%', height: 62, isRight: false },
]

export function ListSkeleton() {
  return (
    <Rows role="status" aria-busy aria-label="Loading conversations">
      {ROWS.map((width) => (
        <Row key={width}>
          <Skeleton width={36} height={36} round />
          <Lines>
            <Skeleton width={`${width / 1.6}%`} height={12} />
            <Skeleton width={`${width}%`} height={10} />
          </Lines>
        </Row>
      ))}
    </Rows>
  )
}

/** Placeholder for the middle column. */
export function ConversationSkeleton() {
  return (
    <>
      <HeaderBar aria-busy>
        <Skeleton width={160} height={18} />
      </HeaderBar>
      <MessagesSkeleton />
    </>
  )
}

function MessagesSkeleton() {
  return (
    <Bubbles role="status" aria-busy aria-label="Loading messages">
      {BUBBLES.map(({ width, height, isRight }) => (
        <Bubble key={width} $right={isRight}>
          <Skeleton width={width} height={height} />
        </Bubble>
      ))}
    </Bubbles>
  )
}

const Rows = styled.div`
  overflow: hidden;
  padding: ${space[2]};
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${ROW_HEIGHT}px;
  padding: 0 ${space[3]};
`
const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
`
const Bubbles = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space[4]};
  overflow: hidden;
  padding: ${space[6]};
`
const Bubble = styled.div<{ $right: boolean }>`
  display: flex;
  justify-content: ${({ $right }) => ($right ? 'flex-end' : 'flex-start')};
`
