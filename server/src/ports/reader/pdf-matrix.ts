/** A two-dimensional transformation as PDF writes it. */
export type Matrix = [number, number, number, number, number, number]

export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
]

export const isMatrix = (value: unknown): value is ArrayLike<number> =>
  typeof value === 'object' && value !== null && (value as ArrayLike<number>).length === 6

export const toMatrix = (value: ArrayLike<number>) => Array.from(value) as Matrix

/** The direction of letters in quarter turns; undefined where they are neither along nor across the page. */
export function quarterTurn(a: number, b: number): 0 | 1 | 2 | 3 | undefined {
  const angle = Math.atan2(b, a) / (Math.PI / 2)
  const turn = Math.round(angle)
  return Math.abs(angle - turn) > 0.1 ? undefined : (((turn + 4) % 4) as 0 | 1 | 2 | 3)
}

/** Coordinates after turning the page until its letters are upright. */
export function turned(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x]
  if (turn === 2) return [-x, -y]
  if (turn === 3) return [-y, x]
  return [x, y]
}
