import { type CueName, STEP, stretchesOf } from '../../../listening/caller-cues.ts'
import { type CueLine, linesIn } from '../../../listening/eval/corpora.ts'
import type { CallScript } from '../types.ts'

/** A written call in which `{cue|words}` and `{cue+cue|words}` mark the words that carry cues. */
export type MarkedCall = Omit<CallScript, 'id' | 'facts'> & { language: string }

const MARK = /\{([^|{}]+)\|([^{}]*)\}/g
/** A stretch has a cue when it contains this share of the marked words, or so many of them. */
const MOST_OF_IT = 0.6
const MANY_WORDS = 6

export const markedCalls = () => linesIn<MarkedCall>('screening-calls')

export const unmarked = (text: string) => text.replace(MARK, '$2')

/** The calls without their marks. */
export const scriptsOfMarked = (): CallScript[] =>
  markedCalls().map(({ language: _, ...call }, at) => ({
    ...call,
    id: `t-marked-${at + 1}`,
    opens: unmarked(call.opens),
    ...Object.fromEntries(
      (['who', 'why', 'how', 'no'] as const).flatMap((part) =>
        call[part] === undefined ? [] : [[part, unmarked(call[part])]],
      ),
    ),
    ...(call.else && { else: call.else.map(unmarked) }),
  }))

/** What is said in the calls, in stretches as the ear hears it, and each marked thought by itself. */
export const cueLinesOfMarked = (): CueLine[] =>
  markedCalls().flatMap(({ language, opens, who, why, how, no, else: rest = [] }) =>
    [opens, who, why, how, no, ...rest]
      .filter((text) => text !== undefined)
      .flatMap((text) => linesOf(text).map((line) => ({ ...line, language }))),
  )

/** The marked words of a line, with their cues. */
export const cuesMarkedIn = (line: string): { words: string; cues: CueName[] }[] =>
  // The cast is safe: the cues are those of the ear.
  [...line.matchAll(MARK)].map(([, cues, words]) => ({
    words: words!,
    cues: cues!.split('+') as CueName[],
  }))

type Span = { from: number; to: number; cues: CueName[] }

function linesOf(text: string): Omit<CueLine, 'language'>[] {
  const words = wordsOf(unmarked(text))
  const spans = spansOf(text)
  const stretches = placesOf(words).map(({ from, to }) => ({
    text: words.slice(from, to).join(' '),
    cues: [...new Set(spans.filter((span) => isIn(span, from, to)).flatMap(({ cues }) => cues))],
  }))
  const thoughts = spans.map(({ from, to, cues }) => ({
    text: words.slice(from, to).join(' '),
    cues,
  }))
  const known = new Set(stretches.map((line) => line.text))
  return [...stretches, ...thoughts.filter((line) => !known.has(line.text))]
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

function placesOf(words: string[]): { from: number; to: number }[] {
  let from = 0
  return stretchesOf(words.join(' ')).map((stretch) => {
    const place = { from, to: from + wordsOf(stretch).length }
    from += STEP
    return place
  })
}

function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let before = 0
  let at = 0
  for (const mark of text.matchAll(MARK)) {
    at += wordsOf(unmarked(text.slice(before, mark.index))).length
    const to = at + wordsOf(mark[2]!).length
    // The cast is safe: the cues are those of the ear.
    spans.push({ from: at, to, cues: mark[1]!.split('+') as CueName[] })
    at = to
    before = mark.index + mark[0].length
  }
  return spans
}

function isIn({ from, to }: Span, start: number, end: number): boolean {
  const heard = Math.min(to, end) - Math.max(from, start)
  return heard >= Math.min(MANY_WORDS, MOST_OF_IT * (to - from))
}
