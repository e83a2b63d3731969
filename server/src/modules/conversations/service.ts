import type { Deps } from '../../deps.ts'
import { insertConversation, type NewConversation } from './store.ts'

/** Begins a conversation on any channel; the inbox shows it from its first message on. @returns its id. */
export const openConversation = (deps: Deps, conversation: NewConversation): Promise<string> =>
  insertConversation(deps.db, conversation)
