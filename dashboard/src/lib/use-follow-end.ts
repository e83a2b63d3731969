import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Keeps the end of a growing list in sight; null leaves the reader where they are. */
export function useFollowEnd(items: readonly unknown[] | null): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (items) scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [items])
  return scroller
}
