import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux: what the kernel counts processor time in. */
const TICK_MS = 10

/** Milliseconds of processor time that a process, those it started and those of them that have ended have taken. Linux only. */
export function processorTimeOf(pid: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(timesOf)
  const family = new Set([pid])
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const { id, parent } of all) if (family.has(parent)) family.add(id)
  }
  return all.reduce((sum, { id, ticks }) => sum + (family.has(id) ? ticks * TICK_MS : 0), 0)
}

function timesOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the bracket may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, system, ofEnded, systemOfEnded] = fields.slice(11, 15).map(Number)
    const ticks = own! + system! + ofEnded! + systemOfEnded!
    return [{ id: Number(pid), parent: Number(fields[1]), ticks }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
