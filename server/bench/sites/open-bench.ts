import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDeps } from '../../src/build-deps.ts'
import { readConfig } from '../../src/config.ts'
import type { Deps } from '../../src/deps.ts'

/** Settings of a training worker without pauses, so that a benchmark measures only the work. */
export const AT_ONCE = { pollMs: 200, backoffMs: [20] }

/** The dependencies of a server on an empty embedded database, allowed to read websites of this machine. */
export async function openBench(
  environment: Record<string, string> = {},
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
    NODE_ENV: 'test',
    CRAWL_ALLOW: '127.0.0.1',
    ...environment,
  })
  const deps = await buildDeps(config)
  return {
    deps,
    async close() {
      await Promise.all([deps.crawler.close(), deps.reader.close(), deps.bus.close()])
      await deps.driver.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
