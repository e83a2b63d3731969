import { useEffect, useState, useSyncExternalStore } from 'react'
import { createChat } from './chat.ts'
import type { Chat } from './chat.ts'
import type { ChatOptions, ChatState, UseChat } from './types.ts'

/** The visitor's conversation with an agent, as state and four things to do. `apiBase` and `agentId` are those of the first call. */
export const useChat = (options: ChatOptions): UseChat => {
  const [chat] = useState(() => createChat(options))
  useEffect(() => {
    chat.start()
    return chat.stop
  }, [chat])
  const { send, retry, askPerson, setOpen } = chat
  return { ...useChatState(chat), send, retry, askPerson, setOpen }
}

type Store = Pick<Chat, 'subscribe' | 'getState' | 'getQuietState'>

/** While it hydrates the browser draws what the server did, which knows of no conversation; then what this visitor has. */
export const useChatState = (chat: Store): ChatState =>
  useSyncExternalStore(chat.subscribe, chat.getState, chat.getQuietState)
