import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const EVERYTHING = 'src/**/*.test.ts'
/** Where a test gets the database of its worker from. */
const DATABASE = /test\/(?:test-app|test-database|training-room|second-node|stage)\.ts/

const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** On PostgreSQL runs again what reaches the database; the rest, and servers that are killed on an embedded one, would only say the same twice. */
const include = isOnPostgres
  ? globSync(EVERYTHING, { cwd: root, exclude: ['**/killed.test.ts'] }).filter((file) =>
      DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  : [EVERYTHING]

export default defineConfig({
  test: {
    globalSetup: ['src/test/global-setup.ts'],
    include,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Real sockets and processes on a shared build machine: what needed a second try is reported as such.
    retry: process.env['CI'] ? 1 : 0,
    // One embedded database and one set of modules a worker; a test that changes something shared puts it back. On PostgreSQL the
    // listening connection of each app stays open until its worker ends, so that workers must not live long.
    isolate: isOnPostgres,
  },
})
