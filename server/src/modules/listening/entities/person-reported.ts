import type { CallerCue } from '../caller-cues.ts'
import { speaksOfSelfIn } from '../first-person.ts'
import { intentsOf } from '../intents.ts'
import { partsOf } from '../sentences.ts'

/** Least odds of bad news. */
const SURE_OF_NEWS = 0.5
/** Least odds of an introduction by words that end with the name. */
const SURE_OF_OWN = 0.5

/**
 * Whether a name is that of somebody whom bad news is about, and not the speaker's: “Emma had an accident”, but “Tom Reed here, I've had an
 * accident”.
 */
export function isReported(
  name: string,
  { text, language, cues }: { text: string; language: string; cues: CallerCue[] },
): boolean {
  const isNews = cues.some(
    ({ group, odds }) => (group === 'trouble' || group === 'emergency') && odds >= SURE_OF_NEWS,
  )
  const part = isNews && partsOf(text).find((one) => one.toLowerCase().includes(name.toLowerCase()))
  if (!part) return false
  const from = part.toLowerCase().indexOf(name.toLowerCase())
  const [before, after] = [part.slice(0, from), part.slice(from + name.length)]
  if (!/\p{L}/u.test(after)) return false
  if (!before.trim()) return true
  if (speaksOfSelfIn(before, language)) return false
  const { introduction, identity } = intentsOf(before + name, language)
  return introduction + identity < SURE_OF_OWN
}
