import type { Candidate, Features } from '../candidate.ts'

const STEPS: Partial<Record<keyof Features, number[]>> = {
  ofKind: [0.2, 0.4, 0.6, 0.8, 0.95],
  shows: [0.2, 0.4, 0.6, 0.8, 0.95],
  coverage: [0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95],
  own: [0.1, 0.3, 0.5, 0.7, 0.9],
  topic: [0.1, 0.3, 0.6],
  least: [0.01, 0.5, 0.7, 0.85, 0.95],
  met: [0.4, 0.55, 0.7, 0.95],
  point: [0.1, 0.2, 0.35, 0.5, 0.8],
  mass: [0.1, 0.2, 0.3, 0.45, 0.6, 0.8],
  lead: [0.5, 0.75, 0.9, 0.97, 1],
  unheard: [0.01, 0.3, 0.6],
  rank: [0.2, 0.5, 0.9],
  telling: [0.3, 0.6, 0.9],
}

/**
 * The features of a candidate as a row of ones and zeros: each number becomes the steps it has climbed, so that twice as much need not
 * weigh twice as much, and each kind of candidate climbs steps of its own beside those of all.
 */
export function rowOf({ kind, features }: Candidate): string[] {
  const names: string[] = [kind]
  for (const [name, value] of Object.entries(features) as [keyof Features, number][]) {
    const steps = STEPS[name] ?? [0.5]
    for (const step of steps) {
      if (value >= step) names.push(`${name}>${step}`, `${kind} ${name}>${step}`)
    }
  }
  return names
}
