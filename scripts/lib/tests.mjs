import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureChromium, findChromium, findLightest } from './chromium.mjs'
import { checkBudgets } from './budgets.mjs'
import { otherBrowsers } from './other-browsers.mjs'
import { openPostgres } from './postgres.mjs'
import { previousRelease } from './previous-release.mjs'
import { realPrograms } from './real-programs.mjs'
import { counted, playwrightCount, vitestCount } from './steps.mjs'
import { root, runScript, runTool } from './workspace.mjs'

/** Two compilers at a time are as much as a small machine can handle. */
const TYPED = [
  ['server', 'shared-types', 'widget'],
  ['dashboard', 'e2e', 'bench', 'sdk'],
]
/**
 * With several checkers each repeats the shared work, and garbage collection takes longer; with one, a compiler takes half the time and
 * less memory. The older compiler of `sdk` does not have this option.
 */
const checkersOf = (folder) => (folder === 'sdk' ? [] : ['--checkers', '1'])
const SELDOM_CLEARED = { GOGC: '400' }
const TESTED = ['shared-types', 'widget', 'dashboard']

const inCi = process.env.CI === 'true'

const tool = (title, folder, name, args) => ({
  title,
  run: async () => void (await runTool(folder, name, args, { quiet: true })),
})

const compile = (folder) =>
  runTool(folder, 'tsc', ['--noEmit', ...checkersOf(folder)], { quiet: true, env: SELDOM_CLEARED })

/** Steps that are fast and need neither a build nor a browser. */
export const fastSteps = () => [
  [
    tool('format', '.', 'oxfmt', ['--check', '.']),
    tool('lint', '.', 'oxlint', ['--deny-warnings']),
    tool('nothing unused', '.', 'knip', ['--no-progress']),
  ],
  TYPED.map((folders) => ({
    title: `types of ${folders.join(', ')}`,
    run: async () => {
      for (const folder of folders) await compile(folder)
    },
  })),
  [...TESTED, 'scripts'].map((folder) => vitest(`tests of ${folder}`, folder, folder)),
]

/**
 * The server's tests on the embedded database, even if there is another.
 * @param {Record<string, string>} [env] `WITHOUT_LONGEST` leaves out the tests that take longest.
 */
export const serverStep = (env = {}) =>
  vitest('tests of server', 'server', 'server', { ...env, TEST_DATABASE_URL: '' })

const vitest = (title, name, folder, env = {}) => ({
  title,
  run: () =>
    counted(`vitest-${name}`, vitestCount, (file) =>
      runTool(
        folder,
        'vitest',
        ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
        { env: { TMPDIR: scratchFolder(), ...env } },
      ),
    ),
})

/** On Linux this folder is memory, so that databases which tests throw away are not written to a disk. */
const MEMORY = '/dev/shm'
/** Bytes; the tests write a few hundred megabytes, and memory must stay for what they start. */
const ENOUGH = 4 * 2 ** 30

/** Where tests write what they throw away: into memory if the machine has plenty. */
function scratchFolder() {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ENOUGH ? MEMORY : tmpdir()
}

/** The server's tests once more, on a real PostgreSQL. */
export const postgresStep = () =>
  onPostgres('tests of server on PostgreSQL', (env) => vitest('', 'postgres', 'server', env).run())

/** Tests of an operator's tasks: backups, proxies, upgrades. */
export const operateStep = (args = []) => ({
  ofBuild: true,
  ...onPostgres('operated as in production', async (env) => {
    const programs = await realPrograms()
    if (!programs) return { passed: 0, failed: 0, skipped: NO_PROGRAMS }
    const around = { ...programs, PREVIOUS_RELEASE: await previousRelease() }
    const config = ['--config', 'operate/playwright.config.ts']
    return playwright('', 'operate', [...config, ...args], { ...env, ...around }).run()
  }),
})

const NO_PROGRAMS =
  'Caddy, nginx, PgBouncer and Prometheus are not all here, and apt knows no Debian mirror to take them from'

const onPostgres = (title, work) => ({
  title,
  run: async () => {
    const database = await openPostgres({ install: inCi })
    if (!database) {
      return {
        passed: 0,
        failed: 0,
        skipped: 'no PostgreSQL with pgvector here (CONTRIBUTING.md says how to get one)',
      }
    }
    const { url, bin } = database
    try {
      return await work({ TEST_DATABASE_URL: url, ...(bin && { POSTGRES_BIN: bin }) })
    } finally {
      await database.stop()
    }
  },
})

export const buildSteps = () => [
  { title: 'builds', run: build, builds: true },
  ...['widget', 'sdk'].flatMap((folder) =>
    checksOf(folder).map((script) => ({
      title: `${folder} ${script.replace(':', ' ')}`,
      run: async () => void (await runScript(folder, script, { quiet: true })),
      ofBuild: true,
    })),
  ),
  { title: 'dashboard budgets', run: async () => checkBudgets(), ofBuild: true },
]

/** The checks that a package has for its own build: scripts named `check:…`. */
function checksOf(folder) {
  const file = join(root, folder, 'package.json')
  const { scripts = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return Object.keys(scripts).filter((name) => name.startsWith('check:') || name === 'size')
}

export const endToEndStep = (args = []) => playwright('the story in a browser', 'playwright', args)

/** On PostgreSQL as well, if there is one. */
export const killStep = () => ({
  title: 'killed at random points',
  ofBuild: true,
  run: async () => {
    const database = await openPostgres({ install: inCi })
    if (!database) console.log('No PostgreSQL with pgvector here: two nodes are not killed.')
    const env = database ? { TEST_DATABASE_URL: database.url } : {}
    try {
      return await playwright('', 'kill', ['--config', 'kill/playwright.config.ts'], env).run()
    } finally {
      await database?.stop()
    }
  },
})

export const frameworksStep = (args = []) =>
  playwright('the React package in frameworks', 'frameworks', [
    '--config',
    'frameworks/playwright.config.ts',
    ...args,
  ])

/** The same stories in Firefox and WebKit, as far as these are available. */
export const browserSteps = (args = []) => [
  inBrowser('the stories in Firefox', 'firefox', 'FIREFOX_PATH', args),
  inBrowser('stories in WebKit', 'webkit', 'WEBKIT_PATH', args),
]

const inBrowser = (title, name, needed, args) => ({
  title,
  ofBuild: true,
  run: async () => {
    const env = await otherBrowsers()
    if (!env[needed]) return { passed: 0, failed: 0, skipped: 'there is none here' }
    return playwright('', name, ['--config', `browsers/${name}.config.ts`, ...args], env).run()
  },
})

const playwright = (title, name, args, env = {}) => ({
  title,
  ofBuild: true,
  run: async () => {
    if (inCi) await ensureChromium()
    const chromium = findLightest()
    if (!chromium)
      throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH to it.')
    return counted(name, playwrightCount, (file) =>
      runTool('e2e', 'playwright', ['test', ...args], {
        env: {
          CHROMIUM_PATH: chromium,
          WHOLE_CHROMIUM_PATH: findChromium() ?? chromium,
          PLAYWRIGHT_JSON: file,
          ...env,
        },
      }),
    )
  },
})
