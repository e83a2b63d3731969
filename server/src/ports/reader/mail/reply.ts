import EmailReplyParser from 'email-reply-parser'
import { WORDINGS } from '../../../wording/index.ts'

/** What the library is given: a reply that is longer is cut where it is shown anyway, and it takes the square of a length. */
const MOST = 4_000
/** Stands above what we wrote in every mail, in whichever language. */
const MARKS = Object.values(WORDINGS).map(({ letter }) => letter.above)
const QUOTE = /^[>|\s]*/
/** Of the lines before a quote that say whose it is. */
const MOST_INTRODUCING = 8
const LEAST_HEADERS = 3
/** 'From: Ada', whatever it is called. */
const HEADER = /^[>*\s]*\p{L}[\p{L} ]{0,20}\*?\s?:/u
const RULE = /^\s*(?:[-_]{3,}.*)?$/

/** What is new in an answer: not what it quotes, nor the signature. Everything, where that would be nothing. */
export function replyIn(text: string): string {
  const above = withoutOurs(text.slice(0, MOST * 4))
  const fitting = above.replaceAll(/\n{3,}/g, '\n\n').slice(0, MOST)
  const visible = new EmailReplyParser().parseReply(fitting).trim()
  return visible || fitting.trim() || text.slice(0, MOST).trim()
}

/** Up to our own mail, without what a mail program writes above that: 'On Monday, Ada wrote:', or its sender, date and subject. */
function withoutOurs(text: string): string {
  const lines = text.split('\n')
  const ours = lines.findIndex((line) => MARKS.some((mark) => line.includes(mark)))
  if (ours < 0) return text
  let end = ours
  while (end > 0 && lines[end - 1]!.replace(QUOTE, '') === '') end -= 1
  const introduced = introductionFrom(lines, end)
  return lines.slice(0, introduced).join('\n')
}

/** Where what ends there begins, if it speaks of a quote: headers line by line, or one sentence that ends in a colon. */
function introductionFrom(lines: string[], end: number): number {
  let begin = end
  while (begin > 0 && end - begin < MOST_INTRODUCING && HEADER.test(lines[begin - 1]!)) begin -= 1
  // One line with a colon may be anything; a block of them is what Outlook writes.
  if (end - begin < LEAST_HEADERS) begin = sentenceFrom(lines, end)
  while (begin > 0 && begin < end && RULE.test(lines[begin - 1]!)) begin -= 1
  return begin
}

/** 'On Monday, Ada wrote:', which is broken in two where it is long. */
function sentenceFrom(lines: string[], end: number): number {
  const [before, last] = [lines[end - 2], lines[end - 1]]
  if (last === undefined || !/:\s*$/.test(last)) return end
  if (/\d/.test(last)) return end - 1
  return before !== undefined && /\d/.test(before) ? end - 2 : end
}
