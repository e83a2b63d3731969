import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { onTestFinished, TestRunner } from 'vitest'
import { buildApp } from '../app.ts'
import { buildDeps } from '../build-deps.ts'
import { type Config, readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Reader } from '../ports/reader/index.ts'
import { processReader } from '../ports/reader/processes.ts'
import { emptyDatabase } from './test-database.ts'

export const TEST_ORIGIN = 'http://localhost:4000'

type TestApp = { app: FastifyInstance; deps: Deps }

const opened = new Set<FastifyInstance>()
const buses: Deps['bus'][] = []
/** An app as at a start without settings, which no test uses at the moment. */
let unused: TestApp | undefined

/** The whole server on an emptied real database with the stand-ins; `environment` as at a real start. */
export async function buildTestApp(environment?: Record<string, string>): Promise<TestApp> {
  if (environment) return newApp(await buildTestDeps(environment))
  const kept = unused
  unused = undefined
  const test = await (kept ? renewed(kept) : buildTestDeps().then(newApp))
  const { bus } = test.deps
  if (TestRunner.getCurrentTest()) onTestFinished(() => keepForNext(test, bus))
  return test
}

/**
 * The app of the test before with new dependencies. Creating the routes takes longer than most tests, and they read their dependencies when
 * they are called. Only the bus stays, because a node listens to it once.
 */
async function renewed({ app, deps }: TestApp): Promise<TestApp> {
  const fresh = await openDeps({}, deps.bus)
  Object.assign(deps, fresh)
  // Those that use others, such as the answers, see what a test puts in their place.
  for (const name of Object.keys(fresh) as (keyof Deps)[]) {
    Object.defineProperty(fresh, name, { get: () => deps[name] })
  }
  return { app, deps }
}

function keepForNext({ app, deps }: TestApp, bus: Deps['bus']): void {
  if (!opened.has(app) || app.server.listening) return
  // A test may have put another one in its place.
  deps.bus = bus
  unused = { app, deps }
}

async function newApp(deps: Deps): Promise<TestApp> {
  const app = await buildApp(deps)
  opened.add(app)
  app.addHook('onClose', async () => void opened.delete(app))
  return { app, deps }
}

/** The dependencies of a server, for tests that call no routes: creating those takes longer than most such tests. */
export async function buildTestDeps(environment: Record<string, string> = {}): Promise<Deps> {
  const deps = await openDeps(environment)
  buses.push(deps.bus)
  return deps
}

async function openDeps(environment: Record<string, string>, bus?: Deps['bus']): Promise<Deps> {
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
  return buildDeps(config, await emptyDatabase(), sharedReader(config), bus)
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

/** Closes every app of this file that no test closed. */
export async function closeTestApps(): Promise<void> {
  unused = undefined
  for (const app of opened) await app.close()
  for (const bus of buses.splice(0)) await bus.close()
}
