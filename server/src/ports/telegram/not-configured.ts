import { AppError } from '../../errors.ts'
import type { Telegram } from './index.ts'

/** Used in production without a token: everything except Telegram works. */
export function noTelegram(): Telegram {
  const refuse = async () => {
    throw telegramNotConfigured()
  }
  return {
    kind: 'none',
    local: null,
    as: () => {
      throw telegramNotConfigured()
    },
    bot: refuse,
    offerCommands: refuse,
    setWebhook: refuse,
    deleteWebhook: refuse,
    poll: refuse,
    send: refuse,
    sendFile: refuse,
    download: refuse,
    showTyping: refuse,
    leave: refuse,
    close: async () => {},
  }
}

export const telegramNotConfigured = () =>
  new AppError(
    503,
    'telegram_not_configured',
    'Telegram is not available: this installation has no Telegram bot configured.',
  )
