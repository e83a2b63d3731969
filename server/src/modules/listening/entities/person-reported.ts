import type { CallerCue } from '../caller-cues.ts'
import { partsOf } from '../sentences.ts'

/** Least odds of bad news. */
const SURE_OF_NEWS = 0.5
/** Letters of an article before a name, as in “a Emma”; other words before it may introduce the speaker. */
const ARTICLE = 1

/**
 * Whether a name is that of somebody whom bad news is about, and not the speaker's: “Emma had an accident”, but “Tom Reed here, I've had an
 * accident”.
 */
export function isReported(
  name: string,
  { text, cues }: { text: string; cues: CallerCue[] },
): boolean {
  const isNews = cues.some(
    ({ group, odds }) => (group === 'trouble' || group === 'emergency') && odds >= SURE_OF_NEWS,
  )
  const part = isNews && partsOf(text).find((one) => one.toLowerCase().includes(name.toLowerCase()))
  if (!part) return false
  const from = part.toLowerCase().indexOf(name.toLowerCase())
  const [before, after] = [part.slice(0, from), part.slice(from + name.length)]
  return /\p{L}/u.test(after) && before.trim().length <= ARTICLE
}
