import { splitText } from '../../lib/split-text.ts'
import { withoutMarkdown } from '../../lib/without-markdown.ts'
import { segmentsOf, withPlainSigns } from './segments.ts'
import type { Unqueued } from './thread-store.ts'

/** The longest answer of an agent, in segments: each costs as much as a text, and nobody reads a page of them. */
const MAX_SEGMENTS = 4
/** Characters in a part of a person's message: Twilio accepts 1600 at a time. */
const PART_LENGTH = 1_500

export type Part = { text: string; segments: number; isShortened: boolean }

/** A message of a conversation as texts: complete when a person wrote it, only the beginning when an agent's answer is too long. */
export function compose({ role, text, senderName }: Unqueued): Part[] {
  const words = withPlainSigns(withoutMarkdown(text))
  if (role === 'agent') return [shortened(words)]
  const signed = senderName ? `${senderName}: ${words}` : words
  return splitText(signed, PART_LENGTH).map((part) => ({
    text: part,
    segments: segmentsOf(part),
    isShortened: false,
  }))
}

/** The same for WhatsApp, where the length does not affect the cost. */
export function composeWhatsapp({ role, text, senderName }: Unqueued): Part[] {
  const words = withoutMarkdown(text)
  const signed = role !== 'agent' && senderName ? `${senderName}: ${words}` : words
  return splitText(signed, PART_LENGTH).map((part) => ({
    text: part,
    segments: 1,
    isShortened: false,
  }))
}

/** How many characters fit into that many segments: in the alphabet of texts, and in 16-bit characters. */
const FITTING = [153 * MAX_SEGMENTS, 67 * MAX_SEGMENTS]

function shortened(words: string): Part {
  const texts = [words, ...FITTING.map((length) => splitText(words, length)[0] ?? '')]
  const text = texts.find((candidate) => segmentsOf(candidate) <= MAX_SEGMENTS) ?? texts.at(-1)!
  return { text, segments: segmentsOf(text), isShortened: text.length < words.length }
}
