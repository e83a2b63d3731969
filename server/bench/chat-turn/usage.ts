import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resources that a process has used so far. */
export type Usage = {
  /** Of all its threads on all cores. */
  processorMs: number
  memoryMb: number
}

const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
const FIELDS_BEFORE_USER_TIME = 11

/** Counted by the kernel, so that other programs hardly influence it. Linux only. */
export function usageOf(pid: number): Usage {
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = rest!.split(' ').slice(FIELDS_BEFORE_USER_TIME)
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return {
    processorMs: ((Number(user) + Number(system)) * 1_000) / TICKS_A_SECOND,
    memoryMb: Number(resident![1]) / 1024,
  }
}
