import { useEffect, useRef, type RefObject } from 'react'
import type { Seen } from './deferred.ts'

/**
 * Moves the focus from a stand-in to the element that replaced it. Not where a click opened something: that has the focus, and
 * would close without it.
 */
export function useKeptFocus<E extends HTMLElement>(seen: Seen | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const isDone = useRef(false)
  const isWanted = Boolean(seen?.hasFocus && !seen.wasClicked)
  useEffect(() => {
    if (isWanted && !isDone.current) element.current?.focus({ preventScroll: true })
    isDone.current = true
  }, [isWanted])
  return element
}
