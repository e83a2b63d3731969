import { paths } from '~/lib/paths.ts'
import { browserStorage } from '~/lib/storage.ts'

/** Pages that are opened by pressing `g` and then this key. */
export const GO_TO = [
  { key: 'd', label: 'Dashboard', to: paths.dashboard },
  { key: 'c', label: 'Call logs', to: paths.callLogs },
  { key: 'i', label: 'Inbox', to: paths.inbox },
  { key: 'a', label: 'Agents', to: paths.agents },
] as const

const isMac = navigator.platform.startsWith('Mac')

/** The shortcut of the palette as it is written on this operating system. */
export const PALETTE_KEYS: readonly string[] = isMac ? ['⌘', 'K'] : ['Ctrl', 'K']

const STORAGE_KEY = 'shortcuts'

/** Shortcuts of a single key can be turned off: people who dictate, or rest a hand on the keyboard, press them by accident. */
export const areKeysOn = (): boolean => browserStorage.get(STORAGE_KEY) !== 'off'
export const setKeysOn = (areOn: boolean): void =>
  areOn ? browserStorage.set(STORAGE_KEY, null) : browserStorage.set(STORAGE_KEY, 'off')
