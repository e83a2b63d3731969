import { wordsOf } from '../../lib/words.ts'
import { tellsOfDanger } from './hard-rules.ts'
import { spokenClock } from './entities/spoken-clock.ts'
import { type Intent, likeliestOf } from './intents.ts'
import { listen } from './listen.ts'
import type { Heard } from './types.ts'

/** With these odds of trouble somebody is told to call the emergency services, and a caller is put through to a person. */
const LIKELY_URGENT = 0.65
/** With these odds words that report danger do so; with less they ask for fire insurance, or for an ambulance entrance. */
const PERHAPS_URGENT = 0.3
/** People in trouble say what happened; fewer words, such as “that's right”, may sound urgent by chance, and a single one often does. */
const TELLS_SOMETHING = 4
const FEWEST_WORDS = 2
/** What people in trouble may say: what happened, or that somebody is to come. None of them only takes leave or moves an appointment. */
const OF_TROUBLE: Intent[] = ['other', 'person', 'callback', 'presence']

/** Whether somebody is likely in trouble, surely enough to say so to them. */
export function likelyInTrouble(heard: Heard): boolean {
  return (
    heard.intents.some((odds) => OF_TROUBLE.includes(likeliestOf(odds))) &&
    soundsUrgent(heard) &&
    soundsUrgent(withoutHour(heard))
  )
}

function soundsUrgent({ trouble, isUrgent, text }: Heard): boolean {
  const many = wordsOf(text).length
  if (many < FEWEST_WORDS) return false
  const isLikely = trouble >= LIKELY_URGENT && many >= TELLS_SOMETHING
  return isUrgent || isLikely || (trouble >= PERHAPS_URGENT && tellsOfDanger(text))
}

/** The same without the hour that is named, which is no sign of trouble: “make it eleven o'clock instead”. */
function withoutHour(heard: Heard): Heard {
  const { text, language } = heard
  const hour = spokenClock(text, language)
  if (!hour) return heard
  const rest = `${text.slice(0, hour.from)} ${text.slice(hour.to)}`
  return listen(rest, { language, languages: [], before: null })
}
