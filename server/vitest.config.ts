import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** Where a test gets the database of its worker from. */
const DATABASE = /test\/(?:test-app|test-database|training-room|second-node|stage)\.ts/
/** Tests that neither listen nor work in the background: nothing of them outlives its file. */
const QUIET =
  /^src\/(?:http|lib|ports\/(?:model|reader)|modules\/(?:agents|answering|events|first-run|integrations|metrics|screening|screening-rules|system|user|visitor))\//

const all = globSync('src/**/*.test.ts', { cwd: root })
/** On PostgreSQL runs again what reaches the database; the rest, and servers that are killed on an embedded one, would only say the same twice. */
const wanted = isOnPostgres
  ? all.filter(
      (file) =>
        !file.endsWith('killed.test.ts') && DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  : all
/** On PostgreSQL the listening connection of each app stays open until its worker ends, so that workers must not live long. */
const quiet = isOnPostgres ? [] : wanted.filter((file) => QUIET.test(file))
const alone = wanted.filter((file) => !quiet.includes(file))

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Real sockets and processes on a shared build machine: what needed a second try is reported as such.
    retry: process.env['CI'] ? 1 : 0,
    projects: [
      // A server left running in one file must not trouble the next: a process of its own for each.
      project('alone', alone, true),
      // Making a process and restoring a database takes longer than these do.
      project('quiet', quiet, false),
    ].filter(({ test }) => test.include.length > 0),
  },
})

function project(name: string, include: string[], isolate: boolean) {
  return {
    extends: true as const,
    test: { name, include, isolate, globalSetup: ['src/test/global-setup.ts'] },
  }
}
