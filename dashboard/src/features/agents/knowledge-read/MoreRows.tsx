import { styled } from 'styled-components'
import { space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'

type Props = { shown: number; total: number; isLoadingMore: boolean; onMore: () => void }

/** The button that loads the next part; nothing after the last. */
export function MoreRows({ shown, total, isLoadingMore, onMore }: Props) {
  if (shown >= total) return null
  return (
    <Foot>
      <Button size="small" pending={isLoadingMore} onClick={onMore}>
        Show more, {(total - shown).toLocaleString('en-US')} left
      </Button>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-top: ${space[4]};
`
