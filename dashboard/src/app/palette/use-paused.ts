import { useEffect, useState } from 'react'

const PAUSE_MS = 150

/** A value that is updated once it has not changed for a moment, so that a search is not sent for every letter. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(value), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [value])
  return paused
}
