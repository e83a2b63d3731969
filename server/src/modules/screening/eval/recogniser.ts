import type { CallScript } from './types.ts'

/** How many of a hundred words a speech recognizer changes in each way. */
const DROPPED = 3
const MISHEARD = 5
const REPEATED = 3
const HESITATED = 5
/** Speech of at least so many words is cut, about every `CUT_EVERY` words, with a chance of `CUT_CHANCE` percent. */
const CUT_FROM = 9
const CUT_EVERY = 11
const CUT_CHANCE = 60

const FILLERS = ['uh', 'um', 'like', 'you know', 'er']
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const SOUNDS_LIKE: Record<string, string> = {
  to: 'two',
  for: 'four',
  their: 'there',
  your: 'you',
  are: 'our',
  have: 'half',
  by: 'buy',
  here: 'hear',
  know: 'no',
  right: 'write',
  see: 'sea',
  and: 'in',
  in: 'and',
  this: 'the',
  is: 'as',
  press: 'pres',
  need: 'knee',
  our: 'are',
  would: 'wood',
  than: 'then',
  won: 'one',
  one: 'won',
}

/**
 * A call as a recognizer would transcribe it: lower case without punctuation, numbers as words, hesitations, words repeated, lost and
 * misheard, and long speech in several pieces (a line break each). The same script always gives the same result.
 */
export function asRecognised(script: CallScript): CallScript {
  const chance = chancesOf(script.id)
  const hear = (line: string | undefined) =>
    line === undefined ? line : cut(garble(line, chance), chance)
  return {
    ...script,
    opens: hear(script.opens)!,
    who: hear(script.who),
    why: hear(script.why),
    how: hear(script.how),
    no: hear(script.no),
    else: script.else?.map((line) => hear(line)!),
  }
}

/** One line as a recognizer would transcribe it, in one piece; the same line always gives the same result. */
export const lineAsRecognised = (line: string): string => garble(line, chancesOf(line)).join(' ')

type Chance = (percent: number) => boolean

function garble(line: string, chance: Chance): string[] {
  return plain(line).flatMap((word) => {
    if (chance(DROPPED)) return []
    const heard = chance(MISHEARD) ? mishear(word, chance) : word
    if (chance(HESITATED)) return [FILLERS.find(() => chance(30)) ?? 'uh', heard]
    return chance(REPEATED) ? [heard, heard] : [heard]
  })
}

const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]} `)
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(' ')
    .filter(Boolean)

/** Another word that sounds the same; otherwise the word without one letter. */
function mishear(word: string, chance: Chance): string {
  const other = SOUNDS_LIKE[word]
  if (other) return other
  if (word.length < 4) return word
  const at = chance(50) ? word.length - 1 : 1
  return word.slice(0, at) + word.slice(at + 1)
}

function cut(words: string[], chance: Chance): string {
  if (words.length < CUT_FROM) return words.join(' ')
  let since = 0
  return words
    .map((word, at) => {
      since += 1
      const isCut = at > 0 && since >= CUT_EVERY && at < words.length - 2 && chance(CUT_CHANCE)
      if (isCut) since = 0
      return isCut ? `${word}\n` : `${word} `
    })
    .join('')
    .trim()
}

/** Chances drawn one after the other from a generator (mulberry32) seeded by the script's name. */
function chancesOf(seed: string): Chance {
  let state = [...seed].reduce(
    (sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16777619),
    2166136261,
  )
  return (percent) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * 100 < percent
  }
}
