import { create } from 'zustand'

/** Whether the on-screen inbox of local mode is open. */
export const useLocalInbox = create(() => ({ isOpen: false }))

export const openLocalInbox = (): void => useLocalInbox.setState({ isOpen: true })
export const closeLocalInbox = (): void => useLocalInbox.setState({ isOpen: false })
