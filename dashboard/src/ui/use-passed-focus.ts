import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For what disappears once it was pressed: the focus in it then moves to the page, because the keyboard would have to begin at the top again. */
export function usePassedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useLayoutEffect(() => {
    const shown = element.current
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus()
    }
  }, [])
  return element
}
