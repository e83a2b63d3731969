import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { telegramNotConfigured } from '../../ports/telegram/not-configured.ts'
import { tellAgentChange } from '../agents/tell.ts'
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

/** Without `@`; null while Telegram does not answer. */
export const botName = async ({ telegram }: Deps): Promise<string | null> =>
  telegram.bot().then(
    ({ username }) => username,
    () => null,
  )

/** The groups an integration is linked to, by name; the oldest link first. */
export const groupsOf = async (deps: Deps, integrationId: string): Promise<{ name: string }[]> =>
  (await listTitles(deps.db, integrationId)).map((name) => ({ name }))

/** For the transaction that rotates the token: its groups are linked no longer, and are told so. */
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

/** Has the bot leave the groups of integrations that were deleted, by themselves or with their agent. */
export const leaveOrphans = (deps: Deps): Promise<void> =>
  deps.db.transaction(async (tx) => {
    for (const { chatId } of await removeOrphans(tx)) {
      // Nobody leaves a chat with one person.
      if (chatId < 0) await insertOutgoing(tx, { chatId, text: null })
    }
  })

/** The bot is out of a group. */
export async function forgetGroup(deps: Deps, chatId: number): Promise<void> {
  const group = await findGroup(deps.db, chatId)
  await removeGroup(deps.db, chatId)
  if (group) tellAgentChange(deps, group.agent.userId, group.agent.id)
}

export async function renameGroup(deps: Deps, chatId: number, title: string): Promise<void> {
  const group = await findGroup(deps.db, chatId)
  if (!group) return
  await setTitle(deps.db, group, title)
  tellAgentChange(deps, group.agent.userId, group.agent.id)
}
