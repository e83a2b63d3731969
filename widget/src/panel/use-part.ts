import { useState } from 'react'

/**
 * A part of the panel, loaded when it is first needed; null before that. Another number requests it again where it could not be loaded.
 * @param wanted 0: not needed
 */
export const usePart = <Part extends object>(
  load: () => Promise<Part>,
  wanted: number,
): Part | null => {
  const [asked, setAsked] = useState(0)
  const [part, setPart] = useState<Part | null>(null)
  // Done while drawing, because nothing else depends on it; an effect would take more bytes on every page.
  if (wanted && wanted !== asked && !part) {
    setAsked(wanted)
    load().then(setPart, () => {})
  }
  return wanted ? part : null
}
