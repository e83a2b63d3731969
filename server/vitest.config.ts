import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const EVERYTHING = 'src/**/*.test.ts'
/** Where a test gets the database of its worker from. */
const DATABASE = /test\/(?:test-app|test-database|training-room|second-node|stage)\.ts/

/** On PostgreSQL runs again what reaches the database; the rest, and servers that are killed on an embedded one, would only say the same twice. */
const include = process.env['TEST_DATABASE_URL']
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
  },
})
