import { splitClauses } from '../../answering/quoting/clauses.ts'
import { hearingsIn } from '../hearing/index.ts'
import { type Hearing, NAME } from '../hearing/types.ts'

/** What a caller tells of themselves, in the words of a transcription. `language` is the agent's. */

const BARE = new RegExp(`^${NAME}[.!]?$`, 'iu')

/** @param isAsked the caller was asked for it, so that a bare name counts. */
export function nameIn(utterance: string, isAsked: boolean, language: string): string | null {
  const hearings = hearingsIn(language)
  const found = introducedIn(utterance, hearings) ?? (isAsked ? bareIn(utterance, hearings) : null)
  if (!found || hearings.some(({ notAName }) => notAName.test(found))) return null
  const name = hearings.reduce((rest, { afterName }) => rest.replace(afterName, ''), found).trim()
  return name ? name.replaceAll(/(^|[\s'-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : null
}

function introducedIn(utterance: string, hearings: Hearing[]): string | undefined {
  for (const { introduced } of hearings) {
    const found = introduced.exec(utterance)?.[1]
    if (found) return found
  }
  return undefined
}

function bareIn(utterance: string, hearings: Hearing[]): string | undefined {
  const words = hearings.reduce(
    (rest, { beforeName }) => rest.replace(beforeName, ''),
    utterance.trim(),
  )
  return BARE.exec(words)?.[1]
}

/** From the beginning of a word only: from each of its letters, a word without an end would be read as often as it is long. */
const EMAIL = /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}/i

/** Words around a name that ask for nothing, and where somebody is from. */
const AROUND_NAME = new Set(
  'hi hello hey there good morning afternoon evening yes okay ok well my name is its this i am im here speaking hola buenos buenas dias tardes noches si bueno me llamo soy yo mi nombre es le habla you can call puede llamarme'.split(
    ' ',
  ),
)
const ORIGIN =
  /\s(?:from|de|desde)(?:\s(?!(?:and|about|for|i|we|y|para|por|sobre|quiero|necesito)\b)\S+){1,3}$/

/** Says who they are, and nothing else: that is not yet what they call for. */
export function onlyIntroduces(utterance: string, language: string): boolean {
  const name = nameIn(utterance, false, language)
  if (!name) return false
  const known = new Set(plainOf(name).split(' '))
  const words = plainOf(utterance).replace(ORIGIN, '').split(' ')
  return words.every((word) => known.has(word) || AROUND_NAME.has(word))
}

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** An email address or a telephone number, also as it is spoken: "ada at example dot com", "202 555 0123". */
export function contactIn(utterance: string): string | null {
  const written = utterance
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?:at|arroba|@) (?=\S+ (?:dot|punto|\.) |\S+\.[a-z])/gi, '@')
    .replaceAll(/ (?:dot|punto) /gi, '.')
  const email = EMAIL.exec(written)?.[0]
  if (email) return email.toLowerCase()
  const digits = /(?:\+?\d[\s().-]*){7,15}/.exec(utterance)?.[0].replaceAll(/[^\d+]/g, '')
  if (!digits) return null
  return digits.length === 10 ? `+1${digits}` : digits
}

const saysOf =
  (what: 'yes' | 'no' | 'person' | 'callback' | 'goodbye' | 'text') =>
  (utterance: string, language: string | null): boolean =>
    hearingsIn(language).some((hearing) => hearing[what].test(utterance))

export const saysYes = saysOf('yes')
export const saysNo = saysOf('no')
export const wantsPerson = saysOf('person')
const saysCallback = saysOf('callback')

/** Asks what something costs or takes, which is for the knowledge to answer. */
const ASKS_ABOUT =
  /\b(?:how (?:much|long|many)|what(?:'s| is| are| does| do)|do (?:i|we) (?:need|have to)|cu[aá]nt[oa]s?|qu[eé] (?:precio|cuesta))\b/i

/** Wants to be called, visited or served, which somebody has to see to. */
export const wantsCallback = (utterance: string, language: string | null): boolean =>
  splitClauses(utterance).some(
    (clause) => saysCallback(clause, language) && !ASKS_ABOUT.test(clause),
  )

export const saysGoodbye = saysOf('goodbye')
/** Has a link texted without being asked whether it may be. */
export const asksForText = saysOf('text')
