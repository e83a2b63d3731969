import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { telegramNotConfigured } from '../../ports/telegram/not-configured.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import {
  findGroup,
  listTitles,
  removeGroup,
  removeGroupsOf,
  removeOrphans,
  setTitle,
} from './group-store.ts'
import { insertOutgoing } from './outbox-store.ts'
import { wordingIn } from '../../wording/index.ts'

/** @throws 503 `telegram_not_configured` */
export function requireTelegram({ telegram }: Deps): void {
  if (telegram.kind === 'none') throw telegramNotConfigured()
}

/** The bot's username without `@`; null while Telegram does not answer. */
export const botName = async ({ telegram }: Deps): Promise<string | null> =>
  telegram.bot().then(
    ({ username }) => username,
    () => null,
  )

/** The groups linked to an integration, by name; the oldest link first. */
export const groupsOf = async (deps: Deps, integrationId: string): Promise<{ name: string }[]> =>
  (await listTitles(deps.db, integrationId)).map((name) => ({ name }))

/** Unlinks the groups of a token and tells them so, in the transaction that rotates it. */
export async function unlinkGroups(
  tx: Database,
  integrationId: string,
  agent: { name: string; language: string },
) {
  const text = wordingIn(agent.language).telegram.unlinked({ agent: agent.name })
  for (const { chatId } of await removeGroupsOf(tx, integrationId)) {
    await insertOutgoing(tx, { chatId, text })
  }
}

/** Makes the bot leave the groups of deleted integrations. */
export const leaveOrphans = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    for (const { chatId } of await removeOrphans(tx)) {
      // A bot cannot leave a private chat.
      if (chatId < 0) await insertOutgoing(tx, { chatId, text: null })
    }
  })

/** Forgets a group after the bot was removed from it. */
export async function forgetGroup(deps: Deps, chatId: number): Promise<void> {
  const group = await findGroup(deps.db, chatId)
  await removeGroup(deps.db, chatId)
  if (group) notifyAgentChange(deps, group.agent.userId, group.agent.id)
}

export async function renameGroup(deps: Deps, chatId: number, title: string): Promise<void> {
  const group = await findGroup(deps.db, chatId)
  if (!group) return
  await setTitle(deps.db, group, title)
  notifyAgentChange(deps, group.agent.userId, group.agent.id)
}
