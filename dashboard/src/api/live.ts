import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps one stream open while the shell is mounted, so that what changes elsewhere shows at once. No screen waits for its code. */
export function useLiveUpdates(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let close: (() => void) | undefined
    let isLeft = false
    const open = async () => {
      const { openLiveStream } = await import('./live-stream.ts')
      if (!isLeft) close = openLiveStream(queryClient)
    }
    // Screens are right without it; the next page load tries again.
    open().catch(() => undefined)
    return () => {
      isLeft = true
      close?.()
    }
  }, [queryClient])
}
