import { type CallerCue, type CueName, isHeard } from '../listening/caller-cues.ts'
import { namesEmergency } from '../listening/hard-rules.ts'
import type { Heard } from '../listening/types.ts'
import { likelyInTrouble } from '../listening/urgency.ts'

/**
 * How surely a caller reports that somebody needs help: `perhaps` for bad news that sounds urgent, which swindlers tell most, `named` for what
 * they only call an emergency.
 */
export type Trouble = 'none' | 'perhaps' | 'named' | 'likely'

/** Least odds of the cues of an emergency, and of bad news beside urgent words or an emergency that is named. */
const EMERGENCY = 0.4
const BESIDE_URGENCY = 0.7
const BESIDE_NAME = 0.25
/** A demand that is heard this surely says that the trouble is only told. */
const SURE_OF_DEMAND = 0.8

/**
 * Several ears together: each of them alone misses most emergencies, and hardly any unwanted call has two of these signs and demands
 * nothing.
 * @param cues of the whole call, faint ones too
 */
export function troubleIn(heard: Heard[], cues: CallerCue[]): Trouble {
  const demands = cues.filter(({ group }) => ['scam', 'pitch', 'money'].includes(group))
  if (demands.some(({ odds }) => odds >= SURE_OF_DEMAND)) return 'none'
  const oddsOf = (name: CueName) => cues.find((cue) => cue.name === name)?.odds ?? 0
  const trouble = oddsOf('trouble')
  const isNamed = heard.some(({ text, language }) => namesEmergency(text, language))
  const isUrgent = heard.some(likelyInTrouble)
  if (oddsOf('emergency') >= EMERGENCY) return 'likely'
  if (isNamed && (isUrgent || trouble >= BESIDE_NAME)) return 'likely'
  if (isNamed) return 'named'
  const isNews = isUrgent && trouble >= BESIDE_URGENCY && !demands.some(isHeard)
  return isNews ? 'perhaps' : 'none'
}
