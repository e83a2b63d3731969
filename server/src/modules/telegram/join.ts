import type { Deps } from '../../deps.ts'
import type { TelegramMessage } from '../../ports/telegram/index.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import type { Bot } from './bot.ts'
import { agentOfIntegration, findGroup, type Group, linkGroup } from './group-store.ts'

/**
 * An account's own bot was added to a chat: its agent answers there without a token.
 * @returns undefined for the installation's bot, which needs a token to know the agent
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
  if (agent) notifyAgentChange(deps, agent.userId, agent.agentId)
  return findGroup(deps.db, chat.id)
}
