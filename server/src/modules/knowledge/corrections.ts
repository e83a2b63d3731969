import { createHash } from 'node:crypto'
import type { knowledgeCorrections } from '../../db/schema/knowledge-content.ts'
import type { Fact } from '../../ports/reader/fact.ts'
import { valuesOf } from '../../ports/reader/facts/value-of.ts'
import { reword, type Rewording, rewordingsOf } from './rewording.ts'

export type CorrectionTarget = (typeof knowledgeCorrections.$inferSelect)['target']
export type Correction = Pick<
  typeof knowledgeCorrections.$inferSelect,
  'target' | 'fingerprint' | 'text' | 'hidden'
>

/** A passage or a fact, as it was read or as it is stored; `original`, when present, is what the page says. */
type ReadText = { text: string; original?: string | null; kind?: string; label?: string }
export type Corrected<T> = T & { original: string | null; hidden: boolean }

/**
 * Identifies a passage or a fact of a page across readings, by what the page says. Prices on the same line are distinguished by their
 * labels.
 */
export const fingerprintOf = (target: CorrectionTarget, entry: ReadText): string =>
  createHash('sha256')
    .update(JSON.stringify([target, entry.kind, entry.label, entry.original ?? entry.text]))
    .digest('hex')

/** Applies the owner's corrections to the passages read from a page. Corrections of facts apply to the passages as well. */
export function correctPassages<T extends ReadText>(
  passages: T[],
  corrections: Correction[],
  facts: Corrected<Fact>[],
): Corrected<T>[] {
  const of = byFingerprint('passage', corrections)
  const rewordings = rewordingsOf(facts)
  return passages.map((passage) =>
    correctedPassage(passage, of.get(fingerprintOf('passage', passage)), rewordings),
  )
}

/** Applies the corrections to one passage. A correction of the passage itself takes precedence over one of a fact in it. */
export function correctedPassage<T extends ReadText>(
  passage: T,
  correction: Pick<Correction, 'text' | 'hidden'> | undefined,
  rewordings: Rewording[],
): Corrected<T> {
  const { text = null, hidden = false } = correction ?? {}
  const reworded = text ?? reword(passage.text, rewordings)
  return corrected(passage, reworded ? { text: reworded, hidden } : { text: null, hidden: true })
}

/**
 * Applies the owner's corrections to facts. The values of a corrected line are read from the owner's words, in the language of the page.
 */
export function correctFacts(
  facts: Fact[],
  corrections: Correction[],
  language: string | null,
): Corrected<Fact>[] {
  const of = byFingerprint('fact', corrections)
  const restated = new Set<string>()
  return facts.flatMap((fact) => {
    const fingerprint = fingerprintOf('fact', fact)
    const result = corrected(fact, of.get(fingerprint))
    const values = result.original === null ? [] : valuesOf(result, language)
    if (values.length === 0) return result
    if (restated.has(fingerprint)) return []
    restated.add(fingerprint)
    return values.map((value) => ({ ...result, value }) as Corrected<Fact>)
  })
}

export const isSame = (
  one: Pick<Correction, 'target' | 'fingerprint'>,
  other: Pick<Correction, 'target' | 'fingerprint'>,
): boolean => one.target === other.target && one.fingerprint === other.fingerprint

/** The owner's correction of exactly this passage or fact. */
export function correctionOf(
  target: CorrectionTarget,
  entry: ReadText,
  corrections: Correction[],
): Correction | undefined {
  const fingerprint = fingerprintOf(target, entry)
  return corrections.find((each) => isSame(each, { target, fingerprint }))
}

const byFingerprint = (target: CorrectionTarget, corrections: Correction[]) =>
  new Map(corrections.filter((c) => c.target === target).map((c) => [c.fingerprint, c]))

function corrected<T extends ReadText>(
  entry: T,
  correction: Pick<Correction, 'text' | 'hidden'> | undefined,
): Corrected<T> {
  const { text = null, hidden = false } = correction ?? {}
  const isChanged = text !== null && text !== entry.text
  return {
    ...entry,
    text: isChanged ? text : entry.text,
    original: isChanged ? entry.text : null,
    hidden,
  }
}
