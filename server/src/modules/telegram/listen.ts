import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { isTokenRefused } from '../../ports/telegram/errors.ts'
import type { Telegram } from '../../ports/telegram/index.ts'
import { WORDINGS } from '../../wording/index.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import type { Bot } from './bot.ts'
import { pollUpdates, reportRefused } from './poll.ts'

const TRY_AGAIN_MS = 5_000
const TRY_REFUSED_AGAIN_MS = MINUTE_MS

export type Listening = {
  /** Ends listening when it aborts. */
  signal: AbortSignal
  webhook: { url: string; secret: string }
  /** Called when Telegram refuses the token, and when it accepts it. */
  onRefused(isRefused: boolean): Promise<void>
}

/** Receives a bot's updates: by webhook if Telegram can reach us, otherwise by polling. It never rejects, because nobody awaits it until the end. */
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
      if (isRefused) await reportRefused(deps, how)
      await sleep(isRefused ? TRY_REFUSED_AGAIN_MS : TRY_AGAIN_MS, undefined, { signal }).catch(
        () => {},
      )
    }
  }
  if (!hasWebhook) await pollUpdates(deps, bot, how)
}

/** Makes Telegram suggest the bot's commands when somebody types a slash, in the language of their app, or else in English. */
async function offerCommands(telegram: Pick<Telegram, 'offerCommands'>): Promise<void> {
  for (const { language, telegram: words } of Object.values(WORDINGS)) {
    const commands = (['ask', 'person', 'auth'] as const).map((command) => ({
      command,
      description: words.commands[command],
    }))
    await telegram.offerCommands(commands, language === 'en' ? undefined : language)
  }
}
