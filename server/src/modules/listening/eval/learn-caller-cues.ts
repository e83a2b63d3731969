import { type PackedEach, packedEach } from '../classifier/each.ts'
import { featuresOf } from '../classifier/features.ts'
import { fitEach, type Labelled } from '../classifier/fit-each.ts'
import { CUE_GROUPS, CUE_LABELS, CUES, type CueName } from '../caller-cues.ts'
import { lineAsRecognised } from '../../screening/eval/recogniser.ts'
import { cueLinesOfMarked } from '../../screening/eval/training/marked.ts'
import { callerCueLines } from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 28_000
/** Lines with fewer words are common phrases, so they are used for training even when they occur in `without`. */
const FEWEST_WORDS = 4

/**
 * Trains the cues of callers on each line: as written, with a typing error, and as a recognizer would transcribe it.
 * @param without texts whose lines are not used for training.
 */
export function learnCallerCues(without: string[] = []): PackedEach {
  const left = without.join('\n').toLowerCase()
  const known = [...callerCueLines(), ...cueLinesOfMarked()].filter(
    ({ text }) => text.split(' ').length < FEWEST_WORDS || !left.includes(text.toLowerCase()),
  )
  const examples = known.flatMap(({ text, language, cues }): Labelled[] => {
    const labels = labelsOf(cues)
    return [text, mistyped(text), lineAsRecognised(text)].map((said) => ({
      features: featuresOf(said, language),
      labels,
    }))
  })
  return packedEach(fitEach(examples, CUE_LABELS.length, FEATURES))
}

function labelsOf(cues: CueName[]): number[] {
  const isOf = (names: readonly CueName[]) => names.some((name) => cues.includes(name))
  const groups = CUE_GROUPS.filter((group) => isOf(CUES[group])).map((group) => `${group}:`)
  return [...groups, ...cues].map((label) => CUE_LABELS.indexOf(label))
}
