import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LeadAnswer } from '../panel/lead-types.ts'
import { createChat } from './chat.ts'
import type { ChatOptions, ChatState, UseChat } from './types.ts'

/** The state in which a server renders the chat, and the browser's first state: no messages. */
const QUIET: ChatState = {
  messages: [],
  typing: null,
  person: null,
  isOffline: false,
  notice: null,
  isPersonRequested: false,
  isPersonOffered: false,
  unread: 0,
  rating: undefined,
}

/** The visitor's conversation with an agent: its state and its functions. Later changes of `apiBase` and `agentId` are ignored. */
export const useChat = (options: ChatOptions): UseChat => {
  const [chat] = useState(() => createChat(options))
  const [sendLead] = useState(() => (answers: LeadAnswer[]) => chat.post<void>('lead', { answers }))
  useEffect(() => {
    chat.start()
    return chat.stop
  }, [chat])
  const {
    send,
    retry,
    askPerson,
    setOpen,
    rate,
    askRating,
    beginAnew,
    readHistory,
    apiBase,
    holdSession,
  } = chat
  // While hydrating, the browser draws what the server rendered, which has no conversation; afterwards the visitor's own.
  const state = useSyncExternalStore(chat.subscribe, chat.getState, () => QUIET)
  return {
    ...state,
    send,
    retry,
    askPerson,
    setOpen,
    sendLead,
    rate,
    askRating,
    beginAnew,
    readHistory,
    apiBase,
    holdSession,
  }
}
