export type Run = [first: number, last: number]

/** Groups numbers in any order into runs: 2, 5, 6 and 7 become 2 to 2 and 5 to 7. */
export function runsOf(numbers: number[]): Run[] {
  const runs: Run[] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  return runs
}
