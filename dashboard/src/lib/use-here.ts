import { useEffect } from 'react'

/** Shorter than the time after which the server assumes that the window has been closed. */
const AGAIN_MS = 20_000

/**
 * Reports again and again that this window shows something, and once when it does no longer.
 * @param id null while it shows nothing to report
 * @param send the same function each time
 */
export function useHere(id: string | null, send: (id: string, here: boolean) => void): void {
  useEffect(() => {
    if (!id) return undefined
    const report = () => send(id, !document.hidden)
    report()
    const timer = window.setInterval(() => {
      if (!document.hidden) send(id, true)
    }, AGAIN_MS)
    document.addEventListener('visibilitychange', report)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', report)
      send(id, false)
    }
  }, [id, send])
}
