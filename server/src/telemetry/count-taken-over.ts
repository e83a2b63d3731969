import type { Claimed } from '../db/was-leased.ts'
import type { Metrics } from './metrics.ts'

/** Counts the claimed rows whose node was gone. @returns the rows */
export function countTakenOver<Row>(
  { takenOver }: Metrics,
  kind: string,
  rows: Claimed<Row>[],
): Claimed<Row>[] {
  takenOver.inc({ kind }, rows.filter((row) => row.wasLeased).length)
  return rows
}
