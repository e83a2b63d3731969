import { useEffect, useRef, type RefObject } from 'react'
import type { Seen } from './deferred.ts'

/**
 * Gives the focus to the element that took the place of a focused stand-in, unless a click opened it: the focus then belongs to
 * what opened, and taking it away would close it again.
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
