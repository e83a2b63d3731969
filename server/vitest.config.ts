import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = fileURLToPath(new URL('.', import.meta.url))
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL'])
/** The files through which a test gets the database of its worker. */
const DATABASE = /(?:test|\.)\/(?:test-app|test-database|training-room|second-node|stage)\.ts/
/**
 * The tests that take longest begin first, so that nothing waits for them at the end. Most start and kill servers, measure, or
 * migrate a database from its beginning. The checks before a push (`WITHOUT_LONGEST`) leave them out.
 */
const LONGEST =
  /(?:\/jobs\/killed|\/shutdown|\/killed|reader\/processes|\/fuzz|\/linear|\/rendered-pages|\/hostile-documents|\/interrupted|\/radicale|telegram\/answering|\/cost|\/isolation|webhooks\/sending|telegram\/own-bots|reread-knowledge|calls\/screened|audit\/recorded|letters\/receiving|knowledge\/correct|team\/roles|db\/room|online-copy|telegram\/files|facts\/hostile|read-in-turn|time-limits|account-pace|jobs\/documents|appointments\/(?:invitation|talk|phone)|db\/[\w-]+-migration|train-knowledge|eval\/evaluation|analysis\/judge|sites\/ask|texting\/texting|rate-limit|(?:notices|letters)\/sending|telegram\/linking|jobs\/retrain)\.test\.ts$/

/** Tests of what only PostgreSQL has: nodes that communicate, and a server that restarts. */
const ONLY_POSTGRES = /\/postgres\.test\.ts$/

const all = globSync('{src,bench}/**/*.test.ts', { cwd: root })
/**
 * Tests that need not be repeated on PostgreSQL although they use the database: those of killed servers and of rendered pages would prove
 * the same twice; refusals of routes depend on the same statements; the cost of a turn is measured without another process; a model can be
 * chosen on the screen only with the embedded database; hostile documents, customers' pages and judged answers are about reading; and
 * conversations about appointments and in Telegram differ in their words, while other tests run their statements.
 */
const ONLY_EMBEDDED =
  /(?:\/killed|\/local-model|\/cost|\/rendered-pages|\/fuzz|\/isolation|\/roles|\/hostile-documents|install\/check|\/evaluation|appointments\/(?:talk|phone|move-in-talk)|telegram\/(?:answering|own-bots|files))\.test\.ts$/

const wanted = isOnPostgres
  ? all.filter(
      (file) => !ONLY_EMBEDDED.test(file) && DATABASE.test(readFileSync(`${root}/${file}`, 'utf8')),
    )
  : all.filter((file) => !ONLY_POSTGRES.test(file))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer, not of an array
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
    // Starting a process, loading the product and restoring a database takes longer than most test files.
    isolate: false,
    // Node runs our TypeScript as it is, as it does in production; nothing here is mocked, which is what Vite's own loader would be for.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One more than CI has cores, because some tests wait for a socket or a child process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Generous, because tests wait for conditions on machines of any speed.
    expect: { poll: { timeout: 30_000 } },
    // Long for busy machines: a training starts reader processes, and a first test loads the whole product.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
  },
})
