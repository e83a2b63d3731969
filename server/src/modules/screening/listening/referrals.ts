import type { ScreeningTurn } from '../types.ts'
import { normalise, readable } from './normalise.ts'

const MARKED =
  /(?:(?<![\w'])[\w']+ (?:\w+ )?(?:gave|referred|recommended|sent|passed|introduced|suggested) (?:me|us|it|you|him|her)?\b.*|\b(?:referred|recommended|sent|introduced|suggested) (?:to \w+ )?by .+|\b(?:got|have|found|saw|had|took|picked) (?:\w+ ){0,3}(?:number|card|name|listing|ad|flyer|website|you|him|her|it)\b(?: \w+){0,3}? (?:from|off|on|in|through|at|online)\b.*|\b(?:we|i) met .+|\b(?:you're|he's|she's|they're|you are|he is|she is) (?:\w+ )?(?:in|on) (?:our|my|the) .+|\b(?:returning|missed) (?:\w+ ){0,2}call.*|\b(?:he|she|you|they|someone|somebody) (?:just |had )?(?:called|left|texted|messaged|wrote down|put down|listed|filled) .+|\bi've (?:had|got|known) .+|\bfrom (?:his|her|your) (?:website|card|ad|chart|file|brother|sister|wife|husband|mom|dad|friend|truck|van|sign|emergency).*|\b(?:on|through) (?:google|yelp|facebook|nextdoor|linkedin|craigslist|the internet).*)/i
const NO_IDEA = /\b(?:i do not know|no idea|not sure|can not say|none of your|does it matter|why)\b/

/** How the caller got the number, in their words; null while they have not said. */
export function referralIn(turns: ScreeningTurn[]): string | null {
  const answer = turns.findLast(({ asked, heard }) => asked === 'how' && heard.trim())
  if (answer && !NO_IDEA.test(normalise(answer.heard))) return readable(answer.heard)
  for (const { heard } of turns) {
    const part = MARKED.exec(heard)?.[0]
    if (part) return readable(part)
  }
  return null
}
