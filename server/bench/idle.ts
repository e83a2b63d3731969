import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { signVisitorToken } from '../src/modules/visitor/token.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { usageOf } from './chat-turn/usage.ts'
import { openWidgets, type Visitor } from './footprint/idle-widgets.ts'
import { startProduct } from './footprint/product.ts'
import { seedConversations } from './seed/conversations.ts'

/**
 * Measures the cost of open but silent widgets: memory above that of an idle server, and the share of a core. `--widgets`, `--seconds` of
 * silence, `--port`. Every widget is one connection here and one in the server: `ulimit -n` must allow them. With `DATABASE_URL`, on that
 * PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    widgets: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '60' },
    port: { type: 'string', default: '4541' },
  },
})
const LONGEST = 7
const SETTLE_MS = 15_000
const GOALS = { memoryMb: 300, core: 0.25 }
const [count, seconds, port] = [values.widgets, values.seconds, values.port].map(Number) as [
  number,
  number,
  number,
]
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))

try {
  const visitors = await fill()
  const { pid, stop } = await startProduct(folder, port)
  try {
    await sleep(SETTLE_MS)
    const rest = usageOf(pid)
    const widgets = await openWidgets(port, visitors)
    const opened = usageOf(pid)
    await sleep(SETTLE_MS)
    const before = usageOf(pid)
    await sleep(seconds * 1_000)
    const after = usageOf(pid)
    const lost = widgets.lost()
    widgets.close()
    const aboveMb = after.memoryMb - rest.memoryMb
    const core = (after.processorMs - before.processorMs) / (seconds * 1_000)
    console.log(`\n${count} idle widgets on one node, ${seconds} s`)
    console.table({
      'memory at rest': `${rest.memoryMb.toFixed(0)} MB`,
      'memory above rest': `${aboveMb.toFixed(0)} MB of ${GOALS.memoryMb} MB`,
      'memory a widget': `${((aboveMb * 1024) / count).toFixed(1)} KB`,
      'share of a core': `${(core * 100).toFixed(1)} % of ${GOALS.core * 100} %`,
      'processor time to open one': `${((opened.processorMs - rest.processorMs) / count).toFixed(2)} ms`,
      'streams lost': lost,
    })
  } finally {
    await stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Creates one account with a conversation for every widget. */
async function fill(): Promise<Visitor[]> {
  const { DATABASE_URL } = process.env
  const deps = await buildDeps(
    readConfig({ DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0' }),
  )
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await seedConversations(deps.driver, { userId: user.id, agentId: agent.id }, count, LONGEST)
  const { rows } = await deps.driver.query(
    'select id, revision from conversations where agent_id = $1',
    [agent.id],
  )
  await deps.bus.close()
  await deps.driver.close()
  return (rows as { id: string; revision: number }[]).map(({ id, revision }) => ({
    conversationId: id,
    token: signVisitorToken(deps.config.secret, id, new Date()),
    revision: Number(revision),
  }))
}
