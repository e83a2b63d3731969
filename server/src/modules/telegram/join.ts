import type { Deps } from '../../deps.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { tellAgentChange } from '../agents/tell.ts'
import type { Bot } from './bot.ts'
import { agentOfIntegration, findGroup, type Group, linkGroup } from './group-store.ts'

/**
 * A bot of an account's own is in a chat: its agent answers there, and nobody has to send a token.
 * @returns nothing for the bot of the installation, which waits to be told whose agent is meant
 */
export async function joinChat(
  deps: Deps,
  { own }: Bot,
  chat: TelegramMessage['chat'],
): Promise<Group | undefined> {
  const integrationId = own?.integrationId
  if (!integrationId) return undefined
  const known = await findGroup(deps.db, chat.id)
  if (known) return known
  const title = chat.title ?? [chat.first_name, chat.last_name].filter(Boolean).join(' ')
  await deps.db.transaction((tx) => linkGroup(tx, { chatId: chat.id, title, integrationId }))
  const agent = await agentOfIntegration(deps.db, integrationId)
  if (agent) tellAgentChange(deps, agent.userId, agent.agentId)
  return findGroup(deps.db, chat.id)
}
