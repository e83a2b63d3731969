import { stem } from '../language/stems.ts'
import { wordsOf } from '../language/words.ts'
import { expandDays, impliedDays } from './days.ts'
import type { Passage } from '../retrieval/types.ts'

/** The smallest thing worth quoting: a sentence, or a row of a list or table. */
export type Unit = {
  text: string
  isRow: boolean
  stems: Set<string>
  /** Days it names, also inside a range like Monday–Friday. */
  days: Set<string>
  /** Days it covers without naming any, like weekdays. */
  impliedDays: Set<string>
}

const ABBREVIATIONS =
  /(?:\b(?:dr|mr|mrs|ms|st|no|vs|etc|approx|inc|ltd|e\.g|i\.e|a\.m|p\.m|z\.b|bzw|ca|tel|sr|sra)|\b\p{Lu})\.$/iu
const SENTENCE_END = /(?<=[.!?…]["”’)]?)\s+(?=["“(¿¡]?[\p{Lu}\p{N}])/u
const ROW_MAX = 140
/** Text that speaks to a machine and not to a customer is never quoted. */
const ADDRESSED_TO_MACHINES =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|direction)s?\b|\bsystem prompt\b|\byou are (?:now|an ai|chatgpt)\b|\b(?:assistant|language model|chatbot)s?\b.{0,30}\b(?:must|should|shall|reply|respond|say)\b/i

export function unitsOf(passage: Passage): Unit[] {
  const lines = passage.text.split(/\n+/).map((line) => line.trim())
  return lines
    .filter((line) => line && !isRule(line))
    .flatMap((line) => unitsOfLine(line, lines.length > 1))
    .filter(({ text }) => !ADDRESSED_TO_MACHINES.test(text))
    .map(({ text, isRow }) => ({
      text,
      isRow,
      stems: stemsOf(text, passage.config),
      days: new Set(expandDays(text)),
      impliedDays: new Set(impliedDays(text)),
    }))
}

/** The words of a text and their stems. */
export const stemsOf = (text: string, config: string): Set<string> =>
  new Set(wordsOf(text).flatMap((word) => [word.text, stem(word.text, config)]))

function unitsOfLine(line: string, isOneOfMany: boolean): { text: string; isRow: boolean }[] {
  if (line.startsWith('|') || line.includes(' | ')) return [{ text: cellsOf(line), isRow: true }]
  const bullet = /^(?:[-*•–·]|\d{1,2}[.)])\s+(?=\S)/.exec(line)
  const text = bullet ? line.slice(bullet[0].length) : line
  const sentences = sentencesOf(text)
  const isRow =
    isOneOfMany && sentences.length === 1 && text.length <= ROW_MAX && !/[.!?:]$/.test(text)
  return bullet || isRow
    ? [{ text, isRow: true }]
    : sentences.map((text) => ({ text, isRow: false }))
}

const isRule = (line: string) => /^[|\s:=_-]+$/.test(line)

const cellsOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' – ')

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  for (const piece of text.split(SENTENCE_END)) {
    const last = sentences.at(-1)
    if (last && ABBREVIATIONS.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`
    else sentences.push(piece)
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}
