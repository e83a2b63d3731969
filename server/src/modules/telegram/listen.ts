import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { isTokenRefused } from '../../ports/telegram/errors.ts'
import type { Bot } from './bot.ts'
import { offerCommands } from './offer-commands.ts'
import { pollUpdates } from './poll.ts'

const TRY_AGAIN_MS = 5_000
const TRY_REFUSED_AGAIN_MS = 60_000

export type Listening = {
  /** Ends it. */
  signal: AbortSignal
  webhook: { url: string; secret: string }
  /** Told whenever Telegram refuses the token, and when it takes it. */
  onRefused(isRefused: boolean): Promise<void>
}

/** Hears what a bot is told: by webhook where Telegram can reach us, else by asking. */
export async function listen(deps: Deps, bot: Bot, how: Listening): Promise<void> {
  const { config, telegram, log } = deps
  const { signal, webhook, onRefused } = how
  const hasWebhook = telegram.kind === 'telegram' && config.appUrl.startsWith('https:')
  let isSet = false
  while (!isSet && !signal.aborted) {
    try {
      await offerCommands(bot.telegram)
      if (hasWebhook) await bot.telegram.setWebhook(webhook.url, webhook.secret)
      await onRefused(false)
      isSet = true
    } catch (error) {
      log.warn({ err: error }, 'Telegram does not know of us yet, trying again')
      const isRefused = isTokenRefused(error)
      if (isRefused) await onRefused(true)
      await sleep(isRefused ? TRY_REFUSED_AGAIN_MS : TRY_AGAIN_MS, undefined, { signal }).catch(
        () => {},
      )
    }
  }
  if (!hasWebhook) await pollUpdates(deps, bot, how)
}
