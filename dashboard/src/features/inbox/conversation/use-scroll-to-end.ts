import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Outgoing } from '../outgoing.ts'

const AFTER_OPEN_MS = 1_000
/** The new bubble needs one paint first. */
const AFTER_SEND_MS = 100
/** Closer to the end than this, in pixels, the reader is taken to follow the talk. */
const NEAR_END = 48

/** Keeps the newest message in sight: at the start, after a send, and while the reader stays at the end. */
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
    // What grows below leaves the reader behind for a moment; only who goes back wants to stay there.
    follows.current = isNear || (follows.current && box.scrollTop >= lastTop.current)
    lastTop.current = box.scrollTop
    setAtEnd(follows.current)
  }

  useLayoutEffect(() => {
    scrollToEnd()
    const timer = window.setTimeout(scrollToEnd, AFTER_OPEN_MS)
    return () => window.clearTimeout(timer)
  }, [scrollToEnd])

  // Messages grow while they stream, and when the code that draws markdown arrives.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd()
    })
    for (const box of [content.current, scroller.current]) if (box) observer.observe(box)
    return () => observer.disconnect()
  }, [scrollToEnd])

  const newest = outgoing.at(-1)?.clientId
  useEffect(() => {
    // Not called off when the reply is no longer outgoing: a server that confirms sooner must not leave it out of sight.
    if (newest) window.setTimeout(scrollToEnd, AFTER_SEND_MS)
  }, [newest, scrollToEnd])

  return { scroller, content, isAtEnd, handleScroll, scrollToEnd }
}
