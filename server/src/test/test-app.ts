import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { buildDeps } from '../build-deps.ts'
import { type Config, readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Reader } from '../ports/reader/index.ts'
import { processReader } from '../ports/reader/processes.ts'
import { emptyDatabase } from './test-database.ts'

export const TEST_ORIGIN = 'http://localhost:4000'

type TestApp = { app: FastifyInstance; deps: Deps }

const opened: FastifyInstance[] = []
const buses: Deps['bus'][] = []

/** The whole server on an emptied real database with the stand-ins; `environment` as at a real start. */
export async function buildTestApp(environment: Record<string, string> = {}): Promise<TestApp> {
  const deps = await buildTestDeps(environment)
  const app = await buildApp(deps)
  opened.push(app)
  return { app, deps }
}

/** The dependencies of a server, for tests that call no routes: creating those takes longer than most such tests. */
export async function buildTestDeps(environment: Record<string, string> = {}): Promise<Deps> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'nexus-test-')),
    RATE_LIMIT: 'false',
    LOCAL_SIGN_IN_PORT: '0',
    LOCAL_BILLING_PORT: '0',
    LOCAL_CALENDAR_PORT: '0',
    ...environment,
  })
  const deps = await buildDeps(config, await emptyDatabase(), sharedReader(config))
  buses.push(deps.bus)
  return deps
}

const readers = new Map<string, Reader>()

/** Reader processes take long to start, so tests with the same settings share them; they end with the tests. */
function sharedReader({ reader }: Config): Reader {
  const key = JSON.stringify(reader)
  const known = readers.get(key)
  if (known) return known
  const shared = { ...processReader(reader), close: async () => {} }
  readers.set(key, shared)
  return shared
}

/** Closes every app of this file, including those that a test closed itself. */
export async function closeTestApps(): Promise<void> {
  for (const app of opened.splice(0)) await app.close()
  for (const bus of buses.splice(0)) await bus.close()
}
