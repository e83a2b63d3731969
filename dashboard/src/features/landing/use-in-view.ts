import { useEffect, useState, type RefObject } from 'react'

/** Whether an element is in the window, or within `margin` of it. */
export function useInView(target: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, margin])
  return isInView
}
