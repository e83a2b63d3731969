import { create } from 'zustand'

/** Whether the local mode's inbox is open. */
export const useLocalInbox = create(() => ({ isOpen: false }))

export const openLocalInbox = (): void => useLocalInbox.setState({ isOpen: true })
export const closeLocalInbox = (): void => useLocalInbox.setState({ isOpen: false })

/** Whether the groups of the local Telegram are open. */
export const useLocalTelegram = create(() => ({ isOpen: false }))

export const openLocalTelegram = (): void => useLocalTelegram.setState({ isOpen: true })
export const closeLocalTelegram = (): void => useLocalTelegram.setState({ isOpen: false })
