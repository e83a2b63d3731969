import { readdirSync, readFileSync } from 'node:fs'

/** The unit in which Linux counts processor time. */
const TICK_MS = 10

/** Processor time in milliseconds of a process and everything it has started, including processes that have ended. Linux only. */
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
    // The name in brackets may contain any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, system, ofEnded, systemOfEnded] = fields.slice(11, 15).map(Number)
    const ticks = own! + system! + ofEnded! + systemOfEnded!
    return [{ id: Number(pid), parent: Number(fields[1]), ticks }]
  } catch {
    // The process has ended meanwhile.
    return []
  }
}
