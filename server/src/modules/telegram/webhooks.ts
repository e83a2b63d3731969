import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { forbidden } from '../../errors.ts'
import type { TelegramUpdate } from '../../ports/telegram/index.ts'
import { ownBot, sharedBot } from './bot.ts'
import { findBot } from './bot-store.ts'
import { receiveUpdates } from './receive.ts'

const PATH = '/webhooks/telegram'
const HEADER = 'x-telegram-bot-api-secret-token'

/** Everything that is checked here: the meaning of an update is determined when it is processed. */
const Body = z.looseObject({ update_id: z.int() })

/** Webhooks for Telegram's updates. Nothing is read before the secret is checked; an update answered with 200 is stored. */
export async function telegramWebhooks(app: FastifyInstance, deps: Deps) {
  app.addHook('onRequest', async (request) => {
    const given = String(request.headers[HEADER] ?? '')
    // Telegram may send the previous secret until it knows the new one.
    const { id = '' } = request.params as { id?: string }
    const isOurs = deps.config.secrets.some((secret) =>
      isEqual(given, id ? ownWebhookSecret({ secret }, id) : webhookSecret({ secret })),
    )
    if (!isOurs) {
      throw forbidden('bad_secret', 'This request is not from Telegram.')
    }
  })
  app.post(PATH, { schema: { hide: true, body: Body } }, async ({ body }) => {
    await receiveUpdates(deps, sharedBot(deps), [body as unknown as TelegramUpdate])
    return {}
  })
  app.post<{ Params: { id: string }; Body: unknown }>(
    `${PATH}/:id`,
    { schema: { hide: true, body: Body } },
    async ({ params, body }) => {
      const row = await findBot(deps.db, params.id)
      const bot = row && ownBot(deps, row)
      // Updates for a bot that was removed are acknowledged, because Telegram would otherwise repeat them for a day.
      if (bot) await receiveUpdates(deps, bot, [body as TelegramUpdate])
      return {}
    },
  )
}

export const webhookUrl = ({ appUrl }: Pick<Config, 'appUrl'>): string => `${appUrl}/api${PATH}`

/** Derived from the installation's secret, so that every node knows it without storing it. */
export const webhookSecret = ({ secret }: Pick<Config, 'secret'>): string =>
  createHmac('sha256', secret).update('telegram webhook').digest('hex')

/** The webhook of an account's own bot, identified by the id of its row. */
export const ownWebhook = (config: Pick<Config, 'appUrl' | 'secret'>, id: string) => ({
  url: `${webhookUrl(config)}/${id}`,
  secret: ownWebhookSecret(config, id),
})

const ownWebhookSecret = ({ secret }: Pick<Config, 'secret'>, id: string): string =>
  createHmac('sha256', secret).update(`telegram webhook:${id}`).digest('hex')

/** Compares in constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
