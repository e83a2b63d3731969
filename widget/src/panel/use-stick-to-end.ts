import { useState } from 'react'

/** How far from the end, in pixels, still counts as reading the newest message. */
const NEAR_END = 48

/** Scrolls to the newest message, unless the reader has scrolled up to read an older one. Pass `list` to the list as its `ref`. */
export const useStickToEnd = () => {
  const [isAtEnd, setAtEnd] = useState(true)
  const [{ list, toEnd }] = useState(() => createFollower(setAtEnd))
  return { list, isAtEnd, toEnd }
}

/**
 * Everything is attached to the element itself: observers run before the browser paints, as a layout effect would, but cause no warning
 * when a server renders the panel.
 */
const createFollower = (onMove: (isAtEnd: boolean) => void) => {
  let element: HTMLElement | null = null
  let follows = true
  let leave = () => {}
  const toEnd = () => {
    follows = true
    if (element) element.scrollTop = element.scrollHeight
  }
  const follow = () => void (follows && toEnd())
  const attach = (list: HTMLElement) => {
    list.onscroll = () => {
      follows = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END
      onMove(follows)
    }
    // The list changes its height when the panel is shown or the keyboard opens; its content grows with every word.
    const sizes = new ResizeObserver(follow)
    const words = new MutationObserver(follow)
    sizes.observe(list)
    words.observe(list, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['hidden'],
    })
    return () => {
      sizes.disconnect()
      words.disconnect()
    }
  }
  const list = (next: HTMLElement | null) => {
    leave()
    element = next
    leave = next ? attach(next) : () => {}
    follow()
  }
  return { list, toEnd }
}
