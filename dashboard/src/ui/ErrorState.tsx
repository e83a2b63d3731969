import { RotateCw, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  /** What failed, such as 'Your agents could not be loaded'. */
  title?: string
  text?: string
  onRetry: () => void
}

export function ErrorState({
  title = 'This could not be loaded',
  text = 'Check your connection and try again.',
  onRetry,
}: Props) {
  return (
    <Alert role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={title}
        text={text}
        action={
          <Button icon={<RotateCw />} onClick={onRetry}>
            Try again
          </Button>
        }
      />
    </Alert>
  )
}

const Alert = styled.div`
  display: flex;
  flex: 1;
`
