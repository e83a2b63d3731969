import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** Where a test gets the database of its worker from. */
const DATABASE = /(?:test|\.)\/(?:test-app|test-database|training-room|second-node|stage)\.ts/
/**
 * What takes longest begins first: begun last, everybody would wait for it. Most of it starts servers and kills them, or measures. What
 * is run before a push (`WITHOUT_LONGEST`) leaves it to the whole run.
 */
const LONGEST =
  /(?:\/jobs\/killed|\/shutdown|\/killed|reader\/processes|\/fuzz|\/linear|\/rendered-pages|\/hostile-documents|\/interrupted|\/radicale|telegram\/answering|\/cost|\/isolation)\.test\.ts$/

/** What only PostgreSQL has: nodes that talk to each other, a server that restarts. */
const ONLY_POSTGRES = /\/postgres\.test\.ts$/

const all = globSync('{src,bench}/**/*.test.ts', { cwd: root })
/**
 * On PostgreSQL runs again what reaches the database; the rest, and servers that are killed on an embedded one, would only say the same
 * twice, as would a page that a browser reads: it is learned like any other. Both are PostgreSQL and get the same statements, so what
 * every route refuses is tried on one. What a turn costs is measured where nobody else does a part of it. A model is chosen on the screen
 * where the database is embedded, and nowhere else.
 */
const ONLY_EMBEDDED =
  /(?:\/killed|\/local-model|\/cost|\/rendered-pages|\/fuzz|\/isolation|\/roles)\.test\.ts$/

const wanted = isOnPostgres
  ? all.filter(
      (file) => !ONLY_EMBEDDED.test(file) && DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  : all.filter((file) => !ONLY_POSTGRES.test(file))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)

export default defineConfig({
  test: {
    include: process.env['WITHOUT_LONGEST']
      ? wanted.filter((file) => !LONGEST.test(`/${file}`))
      : wanted,
    globalSetup: ['src/test/global-setup.ts'],
    setupFiles: ['src/test/leave-nothing.ts'],
    // Making a process, loading the product and restoring a database takes longer than most files do.
    isolate: false,
    // One more than there are cores where CI runs: some wait for a socket or a child process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What is waited for comes when it comes, on whatever machine.
    expect: { poll: { timeout: 30_000 } },
    // A training starts the processes that read, and a first test loads the whole product: long where every core is busy.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
})
