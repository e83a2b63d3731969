import { paths } from '~/lib/paths.ts'

/** Pages one goes to by `g` and then this key. */
export const GO_TO = [
  { key: 'd', label: 'Dashboard', to: paths.dashboard },
  { key: 'c', label: 'Call logs', to: paths.callLogs },
  { key: 'i', label: 'Inbox', to: paths.inbox },
  { key: 'a', label: 'Agents', to: paths.agents },
] as const

const isMac = navigator.platform.startsWith('Mac')

/** How the keys of the palette are written on this machine. */
export const PALETTE_KEYS: readonly string[] = isMac ? ['⌘', 'K'] : ['Ctrl', 'K']

const STORAGE_KEY = 'shortcuts'

/** Keys that need no other key can be turned off: who dictates, or rests a hand on the keyboard, sets them off by accident. */
export const areKeysOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off'
export const setKeysOn = (areOn: boolean): void =>
  areOn ? localStorage.removeItem(STORAGE_KEY) : localStorage.setItem(STORAGE_KEY, 'off')
