import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type Props = {
  /** What happened: 'Your agents could not be loaded'. */
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
    <div role="alert">
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
    </div>
  )
}
