import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { memoryOf } from './footprint/memory.ts'
import { startProduct } from './footprint/product.ts'

/** Measures the memory of the product on the embedded database, started like `npm start`: with a new folder, and again with that folder. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4540' } } })
const REST_MS = 20_000
const GOALS = { restMb: 300, startMb: 450 }
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))

try {
  const rows = [await measure('a new data folder'), await measure('an existing data folder')]
  console.log(
    '\nMemory of the product, the embedded database in it (RSS of the whole process tree)',
  )
  console.table(rows)
  console.log(`Targets: ${GOALS.startMb} MB while starting, ${GOALS.restMb} MB at rest.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(what: string) {
  const begun = performance.now()
  const product = await startProduct(folder, Number(values.port))
  try {
    const readyMs = performance.now() - begun
    const starting = memoryOf(product.pid).peakMb
    await sleep(REST_MS)
    const { residentMb, peakMb } = memoryOf(product.pid)
    return {
      what,
      'ready after': `${(readyMs / 1000).toFixed(1)} s`,
      'peak while starting': megabytes(starting),
      [`at rest, ${REST_MS / 1000} s later`]: megabytes(residentMb),
      'peak of all': megabytes(peakMb),
    }
  } finally {
    await product.stop()
  }
}

function megabytes(value: number): string {
  return `${value.toFixed(0)} MB`
}
