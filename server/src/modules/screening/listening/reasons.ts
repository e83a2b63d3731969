import type { ScreeningTurn } from '../types.ts'
import { normalise, readable } from './normalise.ts'

/** Phrases with which people begin to say why they call. */
const MARKS = [
  String.raw`(?:calling|call|phoning|ringing|reaching out|here|message is|llamo) (?:you |him |her |today |back )?(?:about|regarding|concerning|because|to|in regards? to|with regards? to|for|para|por)`,
  String.raw`in regards? to|regarding|wondering (?:if|whether)|returning|let (?:him|her|you|them) know|remind(?:er)?|because|to see if|following up|there's|it's about|es sobre|es por|es que`,
  String.raw`(?:i|we) (?:just |really )?(?:wanted|want|need|needed|would like|found|got|have (?!been))`,
  String.raw`i'd like|(?:i'm|we're|i am|we are) (?:trying|hoping|looking|wondering|outside|at your|at the|doing|offering|conducting)|we've|our|your (?!\w+ (?:is that|there))`,
  String.raw`(?:quiero|quisiera|necesito|tengo)`,
]
const MARKED = new RegExp(String.raw`\b(?:${MARKS.join('|')})\b.+`, 'i')
/** An introduction: it tells who calls, but not why. */
const INTRODUCTION =
  /^.*?\b(?:this is|my name is|my name's|i'm|i am|it's) (?:\w+ ){1,3}?(?:from|with|at|over at|of) (?:\w+ ?){1,4}/i
const EVASION =
  /\b(?:personal|private|none of your|will know|knows what|just put|transfer me|rather (?:speak|talk|tell|not)|why do you)\b/
const SHORTEST = 3
/** From so many words on, what a caller says unasked is taken to contain the reason. */
const SPOKEN_AT_LENGTH = 12

/** The reason for a call in the caller's words; null while they gave none. */
export function reasonIn(turns: ScreeningTurn[]): string | null {
  const answer = turns.findLast(({ asked, heard }) => asked === 'why' && isAnAnswer(heard))
  if (answer) return markedPart(answer.heard) ?? readable(answer.heard)
  for (const { heard } of turns) {
    const part = isAnAnswer(heard) ? markedPart(heard) : null
    if (part) return part
  }
  return atLength(turns)
}

function isAnAnswer(speech: string): boolean {
  const text = normalise(speech)
  return wordCount(text) >= SHORTEST && !EVASION.test(text)
}

function markedPart(speech: string): string | null {
  const part = MARKED.exec(speech)?.[0]
  return part && wordCount(part) > SHORTEST ? readable(part) : null
}

function atLength(turns: ScreeningTurn[]): string | null {
  const told = turns
    .filter(({ heard }) => isAnAnswer(heard))
    .map(({ heard }) => heard.replace(INTRODUCTION, ''))
    .find((rest) => wordCount(rest) >= SPOKEN_AT_LENGTH)
  return told ? readable(told) : null
}

const wordCount = (speech: string) => normalise(speech).split(' ').filter(Boolean).length
