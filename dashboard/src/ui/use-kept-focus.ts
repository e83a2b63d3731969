import { useEffect, useRef, type RefObject } from 'react'

/** Gives the focus to the element that took the place of a focused stand-in. */
export function useKeptFocus<E extends HTMLElement>(hadFocus: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  const isDone = useRef(false)
  useEffect(() => {
    if (hadFocus && !isDone.current) element.current?.focus({ preventScroll: true })
    isDone.current = true
  }, [hadFocus])
  return element
}
