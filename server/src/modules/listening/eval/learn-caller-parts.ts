import { type PackedEach, packedEach } from '../classifier/each.ts'
import { fitEach, type Labelled } from '../classifier/fit-each.ts'
import { CALLER_PARTS, type CallerPart, featuresOfCaller } from '../entities/caller-part.ts'
import { partsOfMarked } from '../../screening/eval/training/marked-parts.ts'
import type { Intent } from '../intents.ts'
import { SMALL_TALK } from '../small-talk.ts'
import { intentLines, type PartsLine, partsLines } from './corpora.ts'
import { examplesOfWords } from './word-examples.ts'

const FEATURES = 6_000
/** How often a line that was labelled by itself is learnt as it is, because those of calls are many times as many. */
const TIMES = 2

/** Trains which words of a caller are the reason, the referral and the particular; names must be trained before. */
export function learnCallerParts(): Record<CallerPart, PackedEach> {
  const own = partsLines()
  const lines = [
    ...Array.from({ length: TIMES }, () => own).flat(),
    ...own.map(asWritten),
    ...partsOfMarked(),
    ...smallTalk(),
  ]
  // The cast is needed because `fromEntries` does not keep the type of its keys.
  return Object.fromEntries(
    CALLER_PARTS.map((part) => [
      part,
      packedEach(
        fitEach(
          lines.flatMap((line) => examplesOf(line, part)),
          1,
          FEATURES,
        ),
      ),
    ]),
  ) as Record<CallerPart, PackedEach>
}

/** The line as people write it who use capitals and punctuation: a comma or a full stop is often where the reason begins. */
function asWritten(line: PartsLine): PartsLine {
  const { text, reason } = line
  const at = reason ? text.indexOf(reason) : 0
  const said =
    at > 0
      ? `${text.slice(0, at).trimEnd().replace(/[.,]$/, '')}, ${reason}${text.slice(at + reason!.length)}`
      : text
  return { ...line, text: `${said.charAt(0).toUpperCase()}${said.slice(1).replace(/[.?!]$/, '')}.` }
}

/** Small talk and wishes for a person, which tell nothing of the call. */
const EMPTY: Intent[] = [...SMALL_TALK, 'yes', 'no', 'introduction', 'person']

const smallTalk = (): PartsLine[] =>
  intentLines()
    .filter(({ intent }) => EMPTY.includes(intent))
    .map(({ text, language }) => ({
      text,
      language,
      reason: null,
      referral: null,
      particular: null,
    }))

/** The words of a line as examples; none where the part is not known of it. */
function examplesOf({ text, language, asked, ...parts }: PartsLine, part: CallerPart): Labelled[] {
  const wanted = parts[part]
  return wanted === undefined
    ? []
    : examplesOfWords(text, wanted, (words, at, isAfter) =>
        featuresOfCaller(words, at, { language, asked }, isAfter),
      )
}
