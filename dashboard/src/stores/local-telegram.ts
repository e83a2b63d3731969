import { create } from 'zustand'

/** Whether the groups of the local Telegram are open. */
export const useLocalTelegram = create(() => ({ isOpen: false }))

export const openLocalTelegram = (): void => useLocalTelegram.setState({ isOpen: true })
export const closeLocalTelegram = (): void => useLocalTelegram.setState({ isOpen: false })
