import { act, mountInto } from '#runtime'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => {}

export { act }

const mounted: (() => unknown)[] = []

/** Removes everything that was drawn from the page. */
export const clear = async () => {
  for (const unmount of mounted.splice(0)) await unmount()
  document.body.replaceChildren()
}

/** Draws a node into the document; returns its container and a function that draws it again. */
export const draw = async (node: ReactNode) => {
  const container = document.createElement('div')
  document.body.append(container)
  const redraw = mountInto(container)
  await redraw(node)
  mounted.push(() => redraw(null))
  return { container, redraw }
}

export const click = (element: Element | null | undefined) =>
  act(() => (element as HTMLElement).click())

export const type = (field: Element | null, text: string) =>
  act(() => {
    const element = field as HTMLTextAreaElement
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {}
    set?.call(element, text)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })

export const press = (field: Element | null, key: string, init: KeyboardEventInit = {}) =>
  act(() => {
    field?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    )
  })

export const button = (container: Element, name: string): HTMLButtonElement | undefined =>
  [...container.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  )

/** Waits until pending work has finished, with a fake clock. */
export const settle = (ms = 50) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
