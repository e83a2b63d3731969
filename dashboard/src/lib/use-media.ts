import { useCallback, useSyncExternalStore } from 'react'

/** Whether the device is used with a finger rather than with a mouse. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
