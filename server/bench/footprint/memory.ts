import { readFileSync } from 'node:fs'

export type Memory = {
  /** Memory in use now. */
  residentMb: number
  /** The sum over its processes of the most that each has used so far. */
  peakMb: number
}

/** Memory of a process and all that it started, as counted by the kernel. Linux only. */
export function memoryOf(pid: number): Memory {
  const own = { residentMb: fieldOf(pid, 'VmRSS'), peakMb: fieldOf(pid, 'VmHWM') }
  return childrenOf(pid)
    .map(memoryOf)
    .reduce(
      (sum, { residentMb, peakMb }) => ({
        residentMb: sum.residentMb + residentMb,
        peakMb: sum.peakMb + peakMb,
      }),
      own,
    )
}

const childrenOf = (pid: number): number[] =>
  (readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []).map(Number)

const fieldOf = (pid: number, name: string): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) / 1024
}
