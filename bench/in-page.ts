import type { Page } from '@playwright/test'

export type Seen = {
  /** Milliseconds from navigation to the first frame that shows the thing. */
  visibleAt: number
  /** Its centre, in the window. */
  place: { x: number; y: number }
  /** Milliseconds from the click to the first frame in which the visitor can type. */
  readyAfterClick: number
  layoutShift: number
  longestTask: number
  /** In the longest long frame, the time that one script of a page took, without the style and layout work it caused. */
  longestScript: number
}

/** The properties of Chromium's long-frame entries that are used here. */
type LongFrame = {
  scripts: { sourceURL: string; duration: number; forcedStyleAndLayoutDuration: number }[]
}

type Watch = { launcher: string; field: string }

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into the page's Window
  interface Window {
    seen: Seen
  }
}

/** Runs before the page's own code: checks every frame for the launcher, and after a click for the input field. */
export const watchPage = (page: Page, watch: Watch) =>
  page.addInitScript(({ launcher, field }) => {
    window.seen = {
      visibleAt: 0,
      place: { x: 0, y: 0 },
      readyAfterClick: 0,
      layoutShift: 0,
      longestTask: 0,
      longestScript: 0,
    }
    const find = (root: ParentNode, selector: string): Element | null => {
      const own = root.querySelector(selector)
      if (own) return own
      for (const element of root.querySelectorAll('*')) {
        const inside = element.shadowRoot && find(element.shadowRoot, selector)
        if (inside) return inside
      }
      return null
    }
    const untilShown = (selector: string, then: (time: number, box: DOMRect) => void) => {
      const look = () => {
        const box = find(document, selector)?.getBoundingClientRect()
        const isShown = !!box && box.width > 0 && box.height > 0
        requestAnimationFrame(isShown ? (time) => then(time, box) : look)
      }
      requestAnimationFrame(look)
    }
    untilShown(launcher, (time, { x, y, width, height }) => {
      window.seen.place = { x: x + width / 2, y: y + height / 2 }
      window.seen.visibleAt = time
    })
    addEventListener(
      'click',
      (event) =>
        untilShown(field, (time) => (window.seen.readyAfterClick = time - event.timeStamp)),
      { capture: true, once: true },
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.seen.longestTask = Math.max(window.seen.longestTask, entry.duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries() as unknown as LongFrame[])
        for (const { sourceURL, duration, forcedStyleAndLayoutDuration } of scripts) {
          // Scripts without a file are the measurement's own and do not count.
          const own = sourceURL.startsWith('http') ? duration - forcedStyleAndLayoutDuration : 0
          window.seen.longestScript = Math.max(window.seen.longestScript, own)
        }
    }).observe({ type: 'long-animation-frame', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.seen.layoutShift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }, watch)
