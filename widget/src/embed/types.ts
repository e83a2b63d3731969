import type { WidgetConfig } from 'shared-types'

/** What the script tag says. */
export type Options = {
  agentId: string
  /** Without a slash at the end. */
  apiBase: string
  dir: 'ltr' | 'rtl'
  colorScheme: 'auto' | 'light' | 'dark'
}

/** The id of the panel, which the launcher says it controls. */
export const PANEL_ID = 'nexus-panel'

/** What the second file needs to come to life in the shadow root the launcher has made. */
export type MountOptions = Options & {
  root: ShadowRoot
  /** The launcher itself. */
  button: HTMLElement
  config: WidgetConfig
  onClose: () => void
}

export type MountedPanel = {
  /** Lets the chat listen before it is opened, which starts it too. */
  start: () => void
  /** Draws the panel out of sight, once; a slow phone answers between that and showing it. */
  prepare: () => Promise<void>
  /** Shows what was prepared. `takesFocus` moves the keyboard into the panel; not when it opens by itself. */
  open: (takesFocus: boolean) => void
  close: () => void
  destroy: () => void
}

/** What `nexus-panel.js` exports. */
export type PanelModule = { mountPanel: (options: MountOptions) => MountedPanel }

/** The one global, `window.Nexus`. */
export type NexusApi = {
  open: () => void
  close: () => void
  toggle: () => void
  /** Takes the widget off the page, with every listener, timer and connection. */
  destroy: () => void
}
