import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Keeps one live stream open while the shell is mounted, so that changes from elsewhere show at once. Its code is loaded without
 * delaying any screen.
 */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let close: (() => void) | undefined
    let isLeft = false
    const open = async () => {
      const { openLiveStream } = await import('./live-stream.ts')
      if (!isLeft) close = openLiveStream(queryClient)
    }
    // Screens work without the stream; the next page load tries again.
    open().catch(() => undefined)
    return () => {
      isLeft = true
      close?.()
    }
  }, [queryClient])
}
