/** A pseudo-random generator (linear congruential) that always gives the same numbers. */
export function numbers(): (below: number) => number {
  let seed = 1
  return (below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}

/** The rows in a random order, drawn from `next`. */
export function shuffled<T>(rows: T[], next: (below: number) => number): T[] {
  const order = [...rows]
  for (let at = order.length - 1; at > 0; at--) {
    const other = next(at + 1)
    const moved = order[at]!
    order[at] = order[other]!
    order[other] = moved
  }
  return order
}
