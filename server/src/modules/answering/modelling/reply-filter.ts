import { isUnspaced, lastUnspaced } from '../../../lib/unspaced.ts'
import { BOOKING_MARK, NOT_KNOWN_MARK, RULES } from './prompt.ts'

export type ReplyFilter = {
  /** Takes the next piece of the model's text. @returns what of it may be shown to the visitor now. */
  push(text: string): string
  /** @returns the text that was still held back. */
  end(): string
  /** Whether the model said that its sources do not hold the answer. */
  readonly isNotKnown: boolean
  /** Whether the model began to recite its rules; nothing more is shown then. */
  readonly isLeaking: boolean
  /** Whether the booking page was offered. */
  readonly offersBooking: boolean
  /** Indexes of the sources cited so far, in the order in which they are numbered in the reply. */
  readonly cited: number[]
}

/** The longest text in brackets that is held back until it is complete: a link with its address. */
const HOLD_MAX = 600
/** Anything longer is not a word, and is shown before it ends. */
const LONGEST_WORD = 2_000
/** This many characters of a rule in a row are no coincidence. */
const RECITED = 32
/** What no address goes on with: brackets, quotes, and the marks between sentences of scripts without spaces. */
const NO_ADDRESS = String.raw`<>()[\]"'\u3000-\u303F\uFF00-\uFFEF`
const MARKS = new RegExp(
  String.raw`\[\[[a-z-]+\]\]|!?\[([^[\]]*)\]\(([^)\s]*)\)|\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]|https?:\/\/[^\s${NO_ADDRESS}]+`,
  'gi',
)
/** What ends a word, in scripts with spaces. */
const ENDS_WORD = new RegExp(`[\\s${NO_ADDRESS}]`)
const AFTER_ADDRESS = new RegExp(`[${NO_ADDRESS}][^${NO_ADDRESS}]*$`)

/**
 * Cleans a reply while it streams. Source numbers are renumbered from 1 in order of appearance, and numbers of sources that do not exist
 * are removed. Links remain only when `mayLink` knows the address. Marks and the fence are never shown.
 * @param bookingLink replaces the mark for it; empty when the agent has none, or when no link can be shown.
 */
export function replyFilter(
  sources: number,
  fence: string,
  mayLink: (url: string) => boolean,
  bookingLink: string,
): ReplyFilter {
  const cited: number[] = []
  let held = ''
  /** The end of the text shown so far; what came before it has been checked already. */
  let tail = ''
  let isNotKnown = false
  let isLeaking = false
  let offersBooking = false

  /** Whether the held text ends in the middle of a word, told by its last piece, so that a long word is not read again with each. */
  const isWithinWord = (last: string) =>
    held.length <= LONGEST_WORD && !held.includes('[') && !ENDS_WORD.test(last) && !isUnspaced(last)

  const cite = (list: string) =>
    list
      .split(',')
      .map((number) => Number(number) - 1)
      .filter((index) => index >= 0 && index < sources)
      .map((index) => {
        if (!cited.includes(index)) cited.push(index)
        return `[${cited.indexOf(index) + 1}]`
      })
      .join('')

  const clean = (text: string): string => withoutFence(text.replaceAll(MARKS, replaced), fence)

  const replaced = (whole: string, label?: string, url?: string, numbers?: string): string => {
    if (whole.toLowerCase() === NOT_KNOWN_MARK) {
      isNotKnown = true
      return ''
    }
    if (whole.toLowerCase() === BOOKING_MARK) {
      offersBooking = true
      return bookingLink
    }
    if (whole.startsWith('[[')) return whole
    if (numbers !== undefined) return cite(numbers)
    if (url !== undefined) return mayLink(url) && !whole.startsWith('!') ? whole : label!
    return mayLink(whole.replace(/[.,;:!?]+$/, '')) ? whole : ''
  }

  const release = (text: string): string => {
    let shown = clean(text)
    if (tail === '') shown = shown.trimStart()
    tail = tail.slice(-RECITED) + shown
    if (isLeaking || recitesRules(tail)) {
      isLeaking = true
      return ''
    }
    return shown
  }

  return {
    push(text) {
      held += text
      if (isWithinWord(text)) return ''
      const ready = readyLength(held)
      const now = held.slice(0, ready)
      held = held.slice(ready)
      return release(now)
    },
    end() {
      const rest = held
      held = ''
      return release(rest).trimEnd()
    },
    get isNotKnown() {
      return isNotKnown
    },
    get isLeaking() {
      return isLeaking
    },
    get offersBooking() {
      return offersBooking
    },
    cited,
  }
}

function withoutFence(text: string, fence: string): string {
  if (!text.includes(fence)) return text
  return [`</${fence}>`, `<${fence}>`, fence].reduce(
    (left, mark) => left.replaceAll(mark, ''),
    text,
  )
}

/** How much may be shown: up to the last whole word, and not past an open bracket. */
function readyLength(text: string): number {
  const end = endOfWords(text)
  if (end === 0 && text.length > LONGEST_WORD) return text.length
  const open = openBracket(text.slice(0, end))
  return open >= 0 && text.length - open < HOLD_MAX ? open : end
}

/** Where the last whole word ends: before a space, or behind a letter of a script without spaces, unless an address goes on there. */
function endOfWords(text: string): number {
  const space = text.search(/\s\S*$/)
  const word = text.slice(space + 1)
  const cut = lastUnspaced(word.slice(0, openAddress(word)))
  return cut > 0 ? space + 1 + cut : Math.max(space, 0)
}

/** Where an address begins that may not be complete yet; the length of the word where there is none. */
function openAddress(word: string): number {
  const from = word.search(AFTER_ADDRESS) + 1
  const address = word.slice(from).search(/https?:/i)
  return address < 0 ? word.length : from + address
}

const openBracket = (text: string): number => {
  const at = text.lastIndexOf('[')
  return at >= 0 && !text.slice(at).includes(']') ? at : -1
}

const RECITALS = RULES.map((rule) => rule.slice(0, RECITED).toLowerCase())

const recitesRules = (text: string): boolean => {
  const plain = text.toLowerCase()
  return RECITALS.some((recital) => plain.includes(recital))
}
