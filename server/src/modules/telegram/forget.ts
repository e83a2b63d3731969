import type { Deps } from '../../deps.ts'
import { removeChats } from './bot-store.ts'
import { removePrivateChats } from './group-store.ts'
import { dropOutgoing } from './outbox-store.ts'
import { forgetChats } from './update-store.ts'

/**
 * Forgets the chats of people who wrote in these conversations to a bot alone: the number of such a chat is the person's own. Whoever
 * writes again begins anew.
 */
export const forgetPrivateChats = (deps: Deps, conversationIds: string[]): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const chats = (await removePrivateChats(tx, conversationIds)).map(({ chatId }) => chatId)
    if (chats.length === 0) return
    await dropOutgoing(tx, chats)
    await forgetChats(tx, chats)
    await removeChats(tx, chats)
  })
