import { create } from 'zustand'

type Overlay = 'palette' | 'shortcuts'

/** What is open above every page: the command palette or the list of shortcuts. */
export const useOverlay = create<{ open: Overlay | null }>(() => ({ open: null }))

export const openOverlay = (open: Overlay): void => useOverlay.setState({ open })
export const closeOverlay = (): void => useOverlay.setState({ open: null })
