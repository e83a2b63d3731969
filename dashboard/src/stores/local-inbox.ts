import { create } from 'zustand'

/** Whether the local mode's inbox is open. */
export const useLocalInbox = create(() => ({ isOpen: false }))

export const openLocalInbox = (): void => useLocalInbox.setState({ isOpen: true })
export const closeLocalInbox = (): void => useLocalInbox.setState({ isOpen: false })
