import type { Present } from 'shared-types'
import { create } from 'zustand'

/** Who of the team looks at which conversation now, as the live stream tells it. */
export const usePresence = create<Record<string, Present[]>>(() => ({}))

export const tellPresence = (conversationId: string, people: Present[]): void =>
  usePresence.setState({ [conversationId]: people })
