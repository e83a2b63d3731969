import type { WidgetConfig } from 'shared-types'

/** What the script tag says. */
export type Options = {
  agentId: string
  /** Without a slash at the end. */
  apiBase: string
  dir: 'ltr' | 'rtl'
  colorScheme: 'auto' | 'light' | 'dark'
}

/** What the second file needs to come to life in the shadow root the launcher has made. */
export type MountOptions = Options & {
  root: ShadowRoot
  /** The id the panel takes, which the launcher says it controls. */
  panelId: string
  config: WidgetConfig
  onUnread: (count: number) => void
  onClose: () => void
}

export type MountedPanel = {
  /** `focus` moves the keyboard into the panel; not when it opens by itself. */
  open: (focus: boolean) => void
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
