import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { requireRoom } from '../../db/room.ts'
import type { Deps } from '../../deps.ts'
import { inTime } from '../../lib/in-time.ts'
import { ping } from './ping-store.ts'

/** Time limits of the checks, because a load balancer does not wait for a database that hangs. */
const WITHIN_MS = { database: 1_000, disk: 5_000 }

type Check = keyof typeof WITHIN_MS | 'draining'

/** What does not work on this node at the moment; empty when it may receive visitors. */
export async function findUnready(deps: Deps): Promise<Check[]> {
  if (deps.lifecycle.draining.aborted) return ['draining']
  const checks: [keyof typeof WITHIN_MS, Promise<unknown>][] = [['database', ping(deps.driver)]]
  // With PostgreSQL nothing important is stored on this machine.
  if (deps.driver.kind === 'embedded') checks.push(['disk', tryToWrite(deps.config.dataDir)])
  const failed = await Promise.all(
    checks.map(async ([name, check]) => {
      try {
        await inTime(check, WITHIN_MS[name])
        return []
      } catch (error) {
        deps.log.error({ err: error, check: name }, 'this node is not ready')
        return [name]
      }
    }),
  )
  return failed.flat()
}

async function tryToWrite(folder: string): Promise<void> {
  requireRoom(folder)
  const file = join(folder, `.probe-${randomUUID()}`)
  await writeFile(file, 'ready?')
  await rm(file)
}
