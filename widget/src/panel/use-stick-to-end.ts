import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How far from the end, in pixels, still counts as reading the newest message. */
const NEAR_END = 48

/** Follows the newest message, unless the reader has scrolled up to read an older one. */
export const useStickToEnd = (changes: unknown[]) => {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = () => {
    follows.current = true
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }
  useLayoutEffect(() => {
    if (follows.current) toEnd()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller says what moves the end
  }, changes)
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onScroll = () => {
      follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END
      setAtEnd(follows.current)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    // The list changes its height when the panel is shown, the keyboard opens or a citation unfolds.
    const observer = new ResizeObserver(() => follows.current && toEnd())
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [])
  return { list, isAtEnd, toEnd }
}
