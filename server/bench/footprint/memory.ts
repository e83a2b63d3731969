import { readFileSync } from 'node:fs'

export type Memory = {
  /** Held now. */
  residentMb: number
  /** The most any of its processes held at once so far, added up. */
  peakMb: number
}

/** Of a process and all it started, as the kernel counts it. Linux only. */
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
