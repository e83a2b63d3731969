import { create } from 'zustand'

export const useSidebar = create(() => ({ isOpen: true }))

export const toggleSidebar = (): void => useSidebar.setState(({ isOpen }) => ({ isOpen: !isOpen }))
