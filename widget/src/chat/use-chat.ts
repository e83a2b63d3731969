import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PersonRequest } from '../panel/types.ts'
import { createChat } from './chat.ts'
import type { Chat, ChatOptions } from './chat.ts'
import type { ChatState } from './chat-state.ts'

export type UseChat = ChatState & {
  send: (text: string) => void
  retry: (id: string) => void
  askPerson: (request: PersonRequest) => void
  setOpen: (isOpen: boolean) => void
}

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

export const useChatState = (chat: Pick<Chat, 'subscribe' | 'getState'>): ChatState =>
  useSyncExternalStore(chat.subscribe, chat.getState, chat.getState)
