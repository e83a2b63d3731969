import { useEffect, useState, useSyncExternalStore } from 'react'
import type { LeadAnswer } from '../panel/lead-types.ts'
import { createChat } from './chat.ts'
import type { ChatOptions, ChatState, UseChat } from './types.ts'

/** What a server draws, and a browser in its place at first: nothing has been said yet. */
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

/** The visitor's conversation with an agent, as state and what can be done. `apiBase` and `agentId` are those of the first call. */
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
  // While it hydrates the browser draws what the server did, which knows of no conversation; then what this visitor has.
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
