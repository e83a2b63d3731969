export type Run = [first: number, last: number]

/** Numbers in any order as the runs they make: 2, 5, 6 and 7 are 2 to 2 and 5 to 7. */
export function runsOf(numbers: number[]): Run[] {
  const runs: Run[] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
}
