import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { whenIdle } from '~/lib/when-idle.ts'

/** What happened to the stand-in before the real component replaced it. */
export type Seen = { isUnderPointer: boolean; hasFocus: boolean; wasClicked: boolean }

const UNTOUCHED: Seen = { isUnderPointer: false, hasFocus: false, wasClicked: false }

/**
 * A component whose code is loaded after the first paint: once the page has settled, or at once when pointer or focus reach its
 * stand-in. The hook returns the component (null until it is loaded), the stand-in's handlers and what they recorded, so that the
 * component can open at an early click or keep the focus.
 */
export function deferred<P>(load: () => Promise<ComponentType<P>>) {
  const { start, subscribe, current } = loader(load)
  return function useDeferred() {
    const [seen, setSeen] = useState(UNTOUCHED)
    const Component = useSyncExternalStore(subscribe, current)
    useEffect(() => (current() ? undefined : whenIdle(start)), [])

    const note = (part: Partial<Seen>) => {
      start()
      setSeen((before) => ({ ...before, ...part }))
    }
    const handlers = {
      onPointerEnter: () => note({ isUnderPointer: true }),
      onPointerLeave: () => note({ isUnderPointer: false }),
      onFocus: () => note({ hasFocus: true }),
      onBlur: () => note({ hasFocus: false }),
      onClick: () => note({ wasClicked: true }),
    }
    return { Component, seen, handlers }
  }
}

function loader<P>(load: () => Promise<ComponentType<P>>) {
  let component: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const arrive = async () => {
    const loaded = await load()
    await nothingPressed()
    component = loaded
    for (const listener of listeners) listener()
  }
  return {
    current: () => component,
    start: () => {
      loading ??= arrive().catch(() => {
        // The network failed; the next pointer or focus tries again.
        loading = null
      })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Events that may end a press: a touch that becomes scrolling is cancelled, and a pressed space bar has no pointer. */
const ENDS_OF_A_PRESS = ['pointerup', 'pointercancel', 'keyup', 'dragend', 'blur'] as const

/** Waits until nothing is pressed, because an element replaced between press and release would lose its click. */
function nothingPressed(): Promise<void> {
  if (!document.querySelector(':active')) return Promise.resolve()
  return new Promise((resolve) => {
    const done = new AbortController()
    const check = () =>
      // The click event follows right after the release.
      setTimeout(() => {
        if (document.querySelector(':active')) return
        done.abort()
        resolve()
      })
    for (const end of ENDS_OF_A_PRESS) window.addEventListener(end, check, { signal: done.signal })
  })
}
