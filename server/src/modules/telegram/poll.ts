import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { isTokenRefused } from '../../ports/telegram/errors.ts'
import type { Bot } from './bot.ts'
import type { Listening } from './listen.ts'
import { endPolling, leasePolling } from './polling-store.ts'
import { receiveUpdates } from './receive.ts'

const TRY_AGAIN_MS = 3_000

/** Polls Telegram for updates, on one node at a time, until `signal` aborts. */
export async function pollUpdates(
  deps: Deps,
  bot: Bot,
  { signal, onRefused }: Pick<Listening, 'signal' | 'onRefused'>,
): Promise<void> {
  const { telegram } = bot
  const node = newId()
  let offset = 0
  let isMine = false
  while (!signal.aborted) {
    try {
      const { id: botId } = await telegram.bot()
      const wasMine = isMine
      isMine = await leasePolling(deps.db, { botId, node })
      if (!isMine) {
        await pause(signal)
        continue
      }
      if (!wasMine) await telegram.deleteWebhook()
      const updates = await telegram.poll(offset, signal)
      await onRefused(false)
      await receiveUpdates(deps, bot, updates)
      // Set only after the updates are stored, because polling from this offset makes Telegram delete the earlier ones.
      offset = (updates.at(-1)?.update_id ?? offset - 1) + 1
    } catch (error) {
      if (signal.aborted) break
      deps.log.warn({ err: error }, 'Telegram could not be asked for updates, trying again')
      if (isTokenRefused(error)) await reportRefused(deps, { onRefused })
      await pause(signal)
    }
  }
  if (!isMine) return
  try {
    await endPolling(deps.db, (await telegram.bot()).id, node)
  } catch (error) {
    deps.log.warn({ err: error }, 'Telegram: the next node waits until the lease runs out')
  }
}

/** If the database is away at that moment, the next attempt reports it. */
export const reportRefused = ({ log }: Deps, { onRefused }: Pick<Listening, 'onRefused'>) =>
  onRefused(true).catch((error: unknown) =>
    log.warn({ err: error }, 'a refused token could not be noted, trying again'),
  )

const pause = (signal: AbortSignal) => sleep(TRY_AGAIN_MS, undefined, { signal }).catch(() => {})
