import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Outgoing } from '../outgoing.ts'

const AFTER_OPEN_MS = 1_000
/** The new bubble has to be painted first. */
const AFTER_SEND_MS = 100
/** A reader who is closer to the end than this, in pixels, is assumed to follow the conversation. */
const NEAR_END = 48

/** Keeps the newest message visible: at the start, after sending, and while the reader is at the end. */
export function useScrollToEnd(outgoing: readonly Outgoing[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const lastTop = useRef(0)
  const [isAtEnd, setAtEnd] = useState(true)

  const [scrollToEnd] = useState(() => () => {
    follows.current = true
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  })

  const handleScroll = () => {
    const box = scroller.current
    if (!box) return
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END
    // New content below the reader increases the distance to the end for a moment; only scrolling up means that the reader wants to stay.
    follows.current = isNear || (follows.current && box.scrollTop >= lastTop.current)
    lastTop.current = box.scrollTop
    setAtEnd(follows.current)
  }

  useLayoutEffect(() => {
    scrollToEnd()
    const timer = window.setTimeout(scrollToEnd, AFTER_OPEN_MS)
    return () => window.clearTimeout(timer)
  }, [scrollToEnd])

  // Messages grow while they stream, and when the Markdown renderer has been loaded.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd()
    })
    for (const box of [content.current, scroller.current]) if (box) observer.observe(box)
    return () => observer.disconnect()
  }, [scrollToEnd])

  const newest = outgoing.at(-1)?.clientId
  useEffect(() => {
    // Not cancelled when the reply is confirmed: otherwise a fast confirmation would leave the reply out of sight.
    if (newest) window.setTimeout(scrollToEnd, AFTER_SEND_MS)
  }, [newest, scrollToEnd])

  return { scroller, content, isAtEnd, handleScroll, scrollToEnd }
}
