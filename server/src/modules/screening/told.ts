import { isHeard } from '../listening/caller-cues.ts'
import { normalise, readable } from '../listening/normalise.ts'
import { heardIn } from './cues/find.ts'
import type { ScreeningState, ScreeningTurn, Told } from './types.ts'

/** An answer to “why” with fewer words tells nothing. */
const FEWEST_WORDS = 3

/** What the caller told of themselves, from all turns of the call. */
export function toldIn({ turns, facts }: ScreeningState, language: string): Told {
  const reasons = turns.map(({ understood }) => understood?.reason ?? null)
  return {
    callerName: firstOf(turns.map((turn) => nameOf(turn, facts.ownerName, language))),
    callReason: reasonIn(turns, language) ?? firstOf(reasons),
    referral: referralIn(turns, language),
  }
}

/** What a model heard, or else the ear. */
export const namedIn = (turn: ScreeningTurn, of: 'name' | 'organisation', language: string) =>
  turn.understood?.[of] ?? heard(turn, language)[of]

export const firstOf = (values: (string | null)[]) => values.find((value) => value !== null) ?? null

/** The caller's own name. One that has only words of the owner's is not the caller's: they asked for the owner. */
function nameOf(turn: ScreeningTurn, ownerName: string, language: string): string | null {
  const name = namedIn(turn, 'name', language)
  return name && !isOwners(name, ownerName) ? name : null
}

function isOwners(name: string, ownerName: string): boolean {
  const owners = normalise(ownerName).split(' ')
  return normalise(name)
    .split(' ')
    .every((word) => owners.includes(word))
}

/** The reason for the call in the caller's words; null while they gave none. An answer to “why” is one unless it avoids the question. */
function reasonIn(turns: ScreeningTurn[], language: string): string | null {
  const told = turns.filter((turn) => isAnAnswer(turn, language))
  const answer = told.findLast(({ asked }) => asked === 'why')
  if (answer) return heard(answer, language).reason ?? readable(answer.heard, language)
  return firstOf(told.map((turn) => heard(turn, language).reason))
}

function isAnAnswer(turn: ScreeningTurn, language: string): boolean {
  const { plain, cues } = heard(turn, language)
  const isEvasive = cues.some((cue) => cue.name === 'evasive' && isHeard(cue))
  return plain.split(' ').length >= FEWEST_WORDS && !isEvasive
}

/** How the caller got the number, in their words; null while they have not said. The last answer to that question comes first. */
function referralIn(turns: ScreeningTurn[], language: string): string | null {
  const answers = turns.filter(({ asked }) => asked === 'how').toReversed()
  return firstOf([...answers, ...turns].map((turn) => heard(turn, language).referral))
}

const heard = (turn: ScreeningTurn, language: string) => heardIn(turn, turn.heard, language)
