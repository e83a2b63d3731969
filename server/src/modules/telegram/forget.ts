import type { Deps } from '../../deps.ts'
import { removeChats } from './bot-store.ts'
import { removePrivateChats } from './group-store.ts'
import { dropOutgoing } from './outbox-store.ts'
import { forgetChats } from './update-store.ts'

/**
 * Deletes the private chats with the bot in which these conversations were held, because the id of such a chat identifies the person.
 * Somebody who writes again starts a new one.
 */
export const forgetPrivateChats = (deps: Deps, conversationIds: string[]): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const chats = (await removePrivateChats(tx, conversationIds)).map(({ chatId }) => chatId)
    if (chats.length === 0) return
    await dropOutgoing(tx, chats)
    await forgetChats(tx, chats)
    await removeChats(tx, chats)
  })
