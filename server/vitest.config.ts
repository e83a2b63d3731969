import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** Where a test gets the database of its worker from. */
const DATABASE = /(?:test|\.)\/(?:test-app|test-database|training-room|second-node|stage)\.ts/
/** Tests of what works on in the background, or is killed at it. */
const BACKGROUND =
  /killed\.test\.ts$|recovery\.test\.ts$|^src\/(?:jobs|modules\/(?:calls|telegram))\//

/** What only PostgreSQL has: nodes that talk to each other, a server that restarts. */
const ONLY_POSTGRES = /\/postgres\.test\.ts$/

const all = globSync('{src,bench}/**/*.test.ts', { cwd: root })
/**
 * On PostgreSQL runs again what reaches the database; the rest, and servers that are killed on an embedded one, would only say the same
 * twice. What a turn costs is measured where nobody else does a part of it. A model is chosen on the screen where the database is embedded, and nowhere else.
 */
const wanted = isOnPostgres
  ? all.filter(
      (file) =>
        !/(?:killed|local-model|cost)\.test\.ts$/.test(file) &&
        DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  : all.filter((file) => !ONLY_POSTGRES.test(file))

export default defineConfig({
  test: {
    globalSetup: ['src/test/global-setup.ts'],
    // One more than there are cores where CI runs: some wait for a socket or a child process.
    maxWorkers: 3,
    projects: [
      // What works on after its test must not trouble the next file: a process of its own for each.
      project('background', (file) => BACKGROUND.test(file), true),
      // Making a process and restoring a database takes longer than these do.
      project('shared', (file) => !BACKGROUND.test(file), false),
    ],
  },
})

function project(name: string, includes: (file: string) => boolean, isolate: boolean) {
  return {
    test: {
      name,
      include: wanted.filter(includes),
      isolate,
      setupFiles: ['src/test/leave-nothing.ts'],
      // What is waited for comes when it comes, on whatever machine.
      expect: { poll: { timeout: 30_000 } },
      // A training starts the processes that read, and a first test loads the whole product: long where every core is busy.
      testTimeout: 90_000,
      hookTimeout: 90_000,
    },
  }
}
