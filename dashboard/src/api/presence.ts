import type { Present } from 'shared-types'
import { create } from 'zustand'

/** For each conversation: the members of the team who have it open, as the live stream reports. */
export const usePresence = create<Record<string, Present[]>>(() => ({}))

export const setPresence = (conversationId: string, people: Present[]): void =>
  usePresence.setState({ [conversationId]: people })
