import type { Deps } from '../../deps.ts'
import { startLoop, type Stop } from '../../lib/loop.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { agentOfIntegration } from './group-store.ts'
import { type Bot, ownBot } from './bot.ts'
import { type BotRow, listBots, listReleased, removeBot, setRefused } from './bot-store.ts'
import { listen } from './listen.ts'
import { ownWebhook } from './webhooks.ts'

const LOOK_EVERY_MS = 5_000

/** Listens to all bots of accounts, and stops for those that are removed. @returns a function that ends it. */
export function startOwnBots(deps: Deps): Stop {
  const running = new Map<string, { sealed: string; stop: () => Promise<void> }>()
  const look = async () => {
    const rows = await listBots(deps.db)
    const listed = new Map(rows.map((row) => [row.id, row]))
    for (const [id, { sealed, stop }] of running) {
      if (listed.get(id)?.sealed === sealed) continue
      running.delete(id)
      await stop()
    }
    for (const row of rows) {
      if (running.has(row.id)) continue
      const bot = ownBot(deps, row)
      if (bot) running.set(row.id, { sealed: row.sealed, stop: run(deps, bot, row) })
      // The token cannot be decrypted any more: its owner must enter it again.
      else if (!row.refusedAt) await noteRefused(deps, { own: row }, true)
    }
    for (const row of await listReleased(deps.db)) await end(deps, row)
  }
  const loop = startLoop(look, {
    everyMs: LOOK_EVERY_MS,
    log: deps.log,
    failed: 'bots of accounts could not be looked after',
  })
  const unsubscribe = deps.bus.subscribe('agent', loop.wake)
  return async () => {
    unsubscribe()
    await loop.stop()
    await Promise.all([...running.values()].map(({ stop }) => stop()))
  }
}

function run(deps: Deps, bot: Bot, { id }: BotRow): () => Promise<void> {
  const stopped = new AbortController()
  const listening = listen(deps, bot, {
    signal: stopped.signal,
    webhook: ownWebhook(deps.config, id),
    onRefused: (isRefused) => noteRefused(deps, bot, isRefused),
  })
  return async () => {
    stopped.abort()
    await listening
  }
}

/** Stores whether the token is refused; open dashboards show it with the integration. */
export async function noteRefused(
  deps: Deps,
  { own }: Pick<Bot, 'own'>,
  isRefused: boolean,
): Promise<void> {
  if (!own || !(await setRefused(deps.db, own.id, isRefused))) return
  deps.log.warn(
    { bot: own.id, isRefused },
    'Telegram refuses the token of a bot, or takes it again',
  )
  const agent = own.integrationId && (await agentOfIntegration(deps.db, own.integrationId))
  if (agent) notifyAgentChange(deps, agent.userId, agent.agentId)
}

/** Stops a bot that was removed. */
async function end(deps: Deps, row: BotRow): Promise<void> {
  // With a token that is refused or lost, nothing can be ended at Telegram.
  await ownBot(deps, row)
    ?.telegram.deleteWebhook()
    .catch((error: unknown) => deps.log.info({ err: error }, 'a bot that was removed is gone'))
  await removeBot(deps.db, row)
}
