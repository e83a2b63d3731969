import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LocalGroup } from './local.ts'

/** As BotFather wants it. */
const BotName = z
  .string()
  .check(z.trim(), z.regex(/^[A-Za-z]\w{1,28}bot$/i, 'Begin with a letter and end with "bot"'))

export const localBots = {
  make: endpoint({
    method: 'POST',
    path: '/local/telegram-bots',
    summary: 'Makes a bot of the local Telegram, as BotFather does; 404 with a real one.',
    body: z.object({ username: BotName }),
    response: z.object({ token: z.string() }),
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/local/telegram-bots/groups',
    summary: 'Makes a group of the local Telegram, with a bot in it that this account made.',
    body: z.object({ bot: BotName }),
    response: LocalGroup,
  }),
}
