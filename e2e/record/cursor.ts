import type { Page } from '@playwright/test'

export type Point = { x: number; y: number }

const ARROW =
  '<svg width="26" height="26" viewBox="0 0 26 26" xmlns="http://www.w3.org/2000/svg"><path d="M5 3.2v17.2l4.4-4 2.9 6.6 3.2-1.4-2.9-6.5h6z" fill="#16150f" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>'

/** Draws the mouse pointer, which screenshots lack; while pressed it has a ring. */
export const drawCursor = (page: Page, { x, y }: Point, pressed: number) =>
  page.evaluate(
    ({ x, y, pressed, arrow }) => {
      const id = 'recorded-cursor'
      let cursor = document.getElementById(id)
      if (!cursor) {
        cursor = document.createElement('div')
        cursor.id = id
        cursor.innerHTML = `<i></i>${arrow}`
        cursor.style.cssText =
          'position: fixed; z-index: 2147483647; top: 0; left: 0; pointer-events: none'
        const ring = cursor.firstElementChild as HTMLElement
        ring.style.cssText =
          'position: absolute; top: -18px; left: -18px; width: 44px; height: 44px; border-radius: 50%; background: rgb(43 59 209 / 28%)'
      }
      // Kept as the last element, above what the page has added since.
      if (document.documentElement.lastElementChild !== cursor)
        document.documentElement.append(cursor)
      cursor.style.transform = `translate(${x - 5}px, ${y - 3}px)`
      const [ring, mark] = cursor.children as unknown as [HTMLElement, SVGElement]
      ring.style.opacity = String(pressed)
      ring.style.transform = `scale(${1.1 - pressed * 0.5})`
      mark.style.display = 'block'
      mark.style.position = 'relative'
      mark.style.transformOrigin = '5px 3px'
      mark.style.transform = `scale(${1 - pressed * 0.14})`
    },
    { x, y, pressed, arrow: ARROW },
  )
