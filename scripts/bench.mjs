/** `npm run bench [-- landing|widget|server|memory|idle|watched|dashboard|chat-turn|answers|calls|lists|reports|test-run|screening|abuse|webhooks|actions|faults]`: every figure of the README, as ratios, on this machine. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { install } from './lib/install.mjs'
import { dashboardSizes } from './lib/budgets.mjs'
import { openPostgres } from './lib/postgres.mjs'
import { node24, root, run } from './lib/workspace.mjs'

const BENCHES = {
  landing: 'bench/landing.ts',
  widget: 'bench/widget.ts',
  server: 'bench/server.ts',
  memory: 'server/bench/memory.ts',
  idle: 'server/bench/idle.ts',
  watched: 'server/bench/watched.ts',
  dashboard: 'bench/dashboard.ts',
  'chat-turn': 'server/bench/chat-turn.ts',
  answers: 'server/bench/answers.ts',
  calls: 'server/bench/calls.ts',
  lists: 'server/bench/lists.ts',
  reports: 'server/bench/reports.ts',
  'test-run': 'server/bench/test-run.ts',
  screening: 'server/bench/screening.ts',
  abuse: 'server/bench/abuse.ts',
  webhooks: 'server/bench/webhooks.ts',
  actions: 'server/bench/actions.ts',
  faults: 'server/bench/faults.ts',
  rereading: 'server/bench/rereading.ts',
}

await install()
await build()
const CHROMIUM_PATH = await ensureChromium()
// If there is one, for benchmarks that also run on it.
const postgres = await openPostgres()
const env = { CHROMIUM_PATH, ...(postgres && { TEST_DATABASE_URL: postgres.url }) }
const chosen = process.argv.slice(2)
for (const [name, file] of Object.entries(BENCHES)) {
  if (chosen.length && !chosen.includes(name)) continue
  if (existsSync(join(root, file))) await run(node24, [file], { env })
}
await postgres?.stop()
if (!chosen.length) {
  console.log('\nJavaScript of the dashboard before a screen can be used, gzip')
  for (const { screen, bytes, limit } of dashboardSizes()) {
    console.log(`${screen}  ${(bytes / 1_000).toFixed(1)} KB of ${limit / 1_000} KB`)
  }
}
