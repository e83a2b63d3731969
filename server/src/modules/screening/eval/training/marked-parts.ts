import { type CueName, groupOf } from '../../../listening/caller-cues.ts'
import type { PartsLine } from '../../../listening/eval/corpora.ts'
import { lineAsRecognised } from '../recogniser.ts'
import { cuesMarkedIn, type MarkedCall, markedCalls, unmarked } from './marked.ts'

/** Only every fourth call is used: the others teach hardly more, and would outweigh the languages with few lines. */
const EVERY = 4
/** An answer that tells only who somebody is has at most this many words and no cue. */
const LONGEST_NAME = 6
/** The ear reads no more words of an utterance than some sixty. */
const LONGEST_LINE = 50
const SHORTEST_REASON = 3
const SHORTEST_REFERRAL = 2
/** Cues of how a caller knows the number or the owner. */
const KNOWN_BY: CueName[] = ['referred', 'known-to-owner', 'cold-list', 'calling-back']
/** Groups of cues that are a wish, an offer or news, and so the reason of a call. */
const WISHES = ['scam', 'pitch', 'money', 'notice', 'emergency', 'trouble']

/**
 * Parts of what is said in the calls. Which words are the reason is known without a label: the answer to “why” is one, and stays one
 * where it follows an answer to another question in the same breath. The same is true of answers to “how”.
 */
export const partsOfMarked = (): PartsLine[] =>
  markedCalls()
    .filter((_, at) => at % EVERY === 0)
    .flatMap((call, at) => partsOf(call, at % 2 === 0 ? (line) => line : lineAsRecognised))
    .filter(({ text }) => lengthOf(text) <= LONGEST_LINE)

/** @param hear what becomes of a line before it is read, such as the errors of a recogniser. */
function partsOf(
  { language, opens, who, why, how }: MarkedCall,
  hear: (line: string) => string,
): PartsLine[] {
  const lines: Omit<PartsLine, 'language'>[] = [...openingOf(opens)]
  const name = who && isOnlyName(who) ? hear(who) : null
  const reason = why && isTold(why, SHORTEST_REASON) ? hear(unmarked(why)) : null
  const referral =
    how && isKnownBy(how) && isTold(how, SHORTEST_REFERRAL) ? hear(unmarked(how)) : null
  if (name) lines.push({ text: name, reason: null, referral: null })
  if (why) lines.push({ text: reason ?? unmarked(why), asked: 'reason', reason })
  if (referral) lines.push({ text: referral, asked: 'referral', referral })
  if (reason) lines.push({ text: reason, reason })
  if (reason && why && !isKnownBy(why)) lines.push({ text: reason, referral: null })
  if (name && reason) lines.push({ text: `${name} ${reason}`, reason })
  if (name && reason && referral)
    lines.push({ text: `${name} ${referral} ${reason}`, reason, referral })
  return lines.map((line) => ({ ...line, language }))
}

/** Openings are labelled only as far as their cues tell: a referral that is marked, or a wish that is the whole of it. */
function openingOf(opens: string): Omit<PartsLine, 'language'>[] {
  const text = unmarked(opens)
  const marks = cuesMarkedIn(opens)
  const known = marks.find(({ cues }) => cues.some((cue) => KNOWN_BY.includes(cue)))
  const isWish = marks.some(({ words, cues }) => words === text && cues.some(isAWish))
  return [
    { text, referral: known?.words ?? null },
    ...(isWish && isTold(opens, SHORTEST_REASON) ? [{ text, reason: text }] : []),
  ]
}

const isAWish = (cue: CueName) => cue === 'customer' || WISHES.includes(groupOf(cue))

const isKnownBy = (line: string) =>
  cuesMarkedIn(line).some(({ cues }) => cues.some((cue) => KNOWN_BY.includes(cue)))

const isOnlyName = (line: string) =>
  cuesMarkedIn(line).length === 0 && lengthOf(line) <= LONGEST_NAME

/** Whether an answer tells what was asked for. */
const isTold = (line: string, fewest: number) =>
  lengthOf(unmarked(line)) >= fewest &&
  !cuesMarkedIn(line).some(({ cues }) => cues.includes('evasive'))

const lengthOf = (line: string) => line.split(/\s+/).filter(Boolean).length
