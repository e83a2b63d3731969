import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Scrolls to the end of a growing list; with null, the position stays. */
export function useFollowEnd(items: readonly unknown[] | null): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (items) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [items])
  return scroller
}
