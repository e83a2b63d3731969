import { styled } from 'styled-components'
import { color, radius, size, space } from '~/theme/tokens.ts'
import { Page } from '~/ui/Page.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

/** Placeholders for the header, the side menu and one card, in their final places. */
export function AgentSkeleton() {
  return (
    <Page role="status" aria-busy aria-label="Loading agent">
      <Skeleton width={60} height={20} />
      <Line>
        <Skeleton width={160} height={26} />
        <Skeleton width={90} height={22} round />
      </Line>
      <Columns>
        <Menu>
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </Menu>
        <Card>
          <Skeleton width={140} height={20} />
          <Skeleton width={260} height={16} />
          <Skeleton height={112} />
          <Skeleton width={180} height={16} />
          <Skeleton height={36} />
        </Card>
      </Columns>
    </Page>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  /* The width of the button that will be there. */
  min-height: ${size.control};
  margin: ${space[2]} 0 ${space[6]};
`
const Columns = styled.div`
  display: flex;
  gap: ${space[10]};
`
const Menu = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.half};
  width: 176px;
`
const Card = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${space[4]};
  height: 420px;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
`
