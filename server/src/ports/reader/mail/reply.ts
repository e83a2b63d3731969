import EmailReplyParser from 'email-reply-parser'
import { WRITTEN } from '../../../wording/index.ts'

/** Characters given to the library, which takes time with the square of the length. Longer replies are cut when shown anyway. */
const MAX = 4_000
/** The line above which people are asked to answer, in each language; it is in every mail we send. */
const MARKS = Object.values(WRITTEN).map(({ letter }) => letter.above)
const QUOTE = /^[>|\s]*/
/** Lines before a quote that may introduce it. */
const MAX_INTRODUCING = 8
const MIN_HEADERS = 3
/** A header line within a quote, such as 'From: Ada', in any language. */
const HEADER = /^[>*\s]*\p{L}[\p{L} ]{0,20}\*?\s?:/u
const RULE = /^\s*(?:[-_]{3,}.*)?$/

/** The new text of an answer, without quotes and signature; the whole text where nothing would be left. */
export function replyIn(text: string): string {
  const above = withoutOurs(text.slice(0, MAX * 4))
  const fitting = above.replaceAll(/\n{3,}/g, '\n\n').slice(0, MAX)
  const visible = new EmailReplyParser().parseReply(fitting).trim()
  return visible || fitting.trim() || text.slice(0, MAX).trim()
}

/**
 * Cuts our own mail and what a mail program writes above it: 'On Monday, Ada wrote:', or a block with sender, date and subject.
 */
function withoutOurs(text: string): string {
  const lines = text.split('\n')
  const ours = lines.findIndex((line) => MARKS.some((mark) => line.includes(mark)))
  if (ours < 0) return text
  let end = ours
  while (end > 0 && lines[end - 1]!.replace(QUOTE, '') === '') end -= 1
  const introduced = introductionFrom(lines, end)
  return lines.slice(0, introduced).join('\n')
}

/** Index of the first line that introduces the quote at `end`: a block of headers, or one sentence that ends in a colon. */
function introductionFrom(lines: string[], end: number): number {
  let begin = end
  while (begin > 0 && end - begin < MAX_INTRODUCING && HEADER.test(lines[begin - 1]!)) begin -= 1
  // A single line with a colon may be anything; Outlook writes a block of them.
  if (end - begin < MIN_HEADERS) begin = sentenceFrom(lines, end)
  while (begin > 0 && begin < end && RULE.test(lines[begin - 1]!)) begin -= 1
  return begin
}

/** Index of a sentence such as 'On Monday, Ada wrote:', which long ones spread over two lines. */
function sentenceFrom(lines: string[], end: number): number {
  const [before, last] = [lines[end - 2], lines[end - 1]]
  if (last === undefined || !/:\s*$/.test(last)) return end
  if (/\d/.test(last)) return end - 1
  return before !== undefined && /\d/.test(before) ? end - 2 : end
}
