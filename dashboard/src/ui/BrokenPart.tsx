import { useTryAgain } from './Boundary.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

/** About the height of the message, so that what is below stays where it is. In pixels. */
const HEIGHT = 280

/**
 * Says that a part of the page could not be shown, and tries again.
 * @param what such as 'Your agents'
 */
export function BrokenPart({ what }: { what: string }) {
  const { isTrying, tryAgain } = useTryAgain()
  if (isTrying) return <Skeleton height={HEIGHT} />
  return (
    <ErrorState
      title={`${what} could not be shown`}
      text="It is not your doing, and the rest of the page works."
      onRetry={tryAgain}
    />
  )
}
