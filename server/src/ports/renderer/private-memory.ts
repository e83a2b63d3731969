import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4_096

/** Bytes of memory that are private to these processes; 0 when the system does not report it, as only Linux does. */
export async function privateMemory(processes: number[]): Promise<number> {
  const sizes = await Promise.all(processes.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(process: number): Promise<number> {
  const statm = await readFile(`/proc/${process}/statm`, 'utf8').catch(() => '')
  const [, resident = 0, shared = 0] = statm.split(' ').map(Number)
  return (resident - shared) * PAGE_BYTES
}
