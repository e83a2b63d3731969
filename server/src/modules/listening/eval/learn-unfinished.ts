import { type PackedEach, packedEach } from '../classifier/each.ts'
import { fitEach, type Labelled } from '../classifier/fit-each.ts'
import { lineAsRecognised } from '../../screening/eval/recogniser.ts'
import { markedCalls, unmarked } from '../../screening/eval/training/marked.ts'
import { featuresOfEnd } from '../unfinished.ts'
import {
  intentLines,
  nameLines,
  organisationLines,
  partsLines,
  personWishes,
  questionKinds,
  urgentLines,
} from './corpora.ts'

const FEATURES = 7_000
/** Only every third call is used, so that English does not outweigh the other languages more than it has to. */
const EVERY = 3
/** Each line is cut this many times, at places evenly apart. */
const CUTS = 3
/** Whoever has said a single word, such as “hello”, waits for an answer. */
const FEWEST_WORDS = 2

type Line = { text: string; language: string }

/**
 * Trains whether an utterance goes on. Nothing is labelled: what people said is whole, and the same words cut anywhere inside are not.
 */
export const learnUnfinished = (): PackedEach =>
  packedEach(fitEach(linesSaid().flatMap(examplesOf), 1, FEATURES))

const linesSaid = (): Line[] => [
  ...markedCalls()
    .filter((_, at) => at % EVERY === 0)
    .flatMap(({ language, opens, who, why, how, no, else: rest = [] }) =>
      [opens, who, why, how, no, ...rest]
        .filter((text) => text !== undefined)
        .map((text, at) => ({
          text: at % 2 === 0 ? unmarked(text) : lineAsRecognised(unmarked(text)),
          language,
        })),
    ),
  ...[questionKinds(), intentLines(), nameLines(), organisationLines()].flat(),
  ...[personWishes(), urgentLines(), partsLines()].flat(),
]

function examplesOf({ text, language }: Line): Labelled[] {
  const words = text.split(/\s+/).filter(Boolean)
  const cuts = Math.min(CUTS, words.length - 1)
  const before = Array.from({ length: cuts }, (_, at) =>
    words.slice(0, Math.round(((at + 1) * words.length) / (cuts + 1))),
  ).filter((begun) => begun.length >= FEWEST_WORDS)
  return [
    { features: featuresOfEnd(text, language), labels: [] },
    ...before.map((begun) => ({ features: featuresOfEnd(begun.join(' '), language), labels: [0] })),
  ]
}
