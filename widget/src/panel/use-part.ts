import { useState } from 'react'

/**
 * A part of the panel, fetched when it is first wanted; null before it is there, and while nobody wants it. Another number asks again
 * where it could not be fetched.
 * @param wanted 0 for not
 */
export const usePart = <Part extends object>(
  load: () => Promise<Part>,
  wanted: number,
): Part | null => {
  const [asked, setAsked] = useState(0)
  const [part, setPart] = useState<Part | null>(null)
  // While it is drawn, as nothing else depends on it; an effect would cost every page more than this does.
  if (wanted && wanted !== asked && !part) {
    setAsked(wanted)
    load().then(setPart, () => {})
  }
  return wanted ? part : null
}
