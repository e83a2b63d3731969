import type { LeadAnswer } from '../panel/lead-types.ts'

/** The one global, `window.Nexus`. */
export type NexusApi = {
  /** Opens the chat. @param question is sent at once, as if the visitor had written it */
  open: (question?: string) => void
  close: () => void
  toggle: () => void
  /** Shows again what `hide` has hidden: the launcher, messages beside it, and the chat. */
  show: () => void
  hide: () => void
  /** Says who is signed in. @param identity a JWT the website signed with a secret of the agent */
  identify: (identity: string) => void
  /** Signs the visitor out: their chat ends on this device. */
  logout: () => void
  /** Removes the widget from the page with every listener, timer and connection. */
  destroy: () => void
  /** The widget of each agent on the page, by its id; `window.Nexus` is the first. */
  agents: Record<string, NexusApi>
}

/** Options that a page can set before the script runs, instead of attributes of its tag. */
export type NexusOptions = {
  agentId?: string | undefined
  apiBase?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** As `de` or `pt-BR`. */
  language?: string | undefined
  /** Side of the window; absent: the side on which lines of text end. */
  side?: 'left' | 'right' | undefined
  /** Pixels from that side. */
  edge?: number | undefined
  /** Pixels from the bottom. */
  bottom?: number | undefined
  /** Height of the launcher in pixels. */
  size?: number | undefined
  /** Corners of the panel in pixels. */
  radius?: number | undefined
  /** Words on the launcher, in place of its icon alone. */
  label?: string | undefined
  font?: 'page' | undefined
  /** Absent: the theme of the visitor's system. */
  theme?: 'light' | 'dark' | undefined
  /** False: without 'Powered by Nexus' at the foot of the panel. */
  powered?: boolean | undefined
  /** Paths without a launcher: `/checkout`, `/account/*`. */
  hide?: string[] | undefined
  messages?: NexusMessage[] | undefined
  /** Who is signed in, as with `Nexus.identify`. */
  identity?: string | undefined
}

/** A message that the widget shows by itself, once per visitor, as soon as all its conditions are met. */
export type NexusMessage = {
  text: string
  /** Seconds since the page was opened. */
  after?: number | undefined
  /** Percent of the page scrolled down. */
  scroll?: number | undefined
  /** Only on pages with these paths. */
  paths?: string[] | undefined
  visitors?: 'new' | 'returning' | undefined
}

/** What the widget tells the page, as events of `window`. */
export type NexusEvents = {
  'nexus:ready': CustomEvent<{ agentId: string }>
  'nexus:open': CustomEvent<{ agentId: string }>
  'nexus:close': CustomEvent<{ agentId: string }>
  /** The widget has shown a message by itself. */
  'nexus:proactive': CustomEvent<{ agentId: string; text: string }>
  /** The visitor has been identified, and their chat is shown. */
  'nexus:identified': CustomEvent<{ agentId: string }>
  /** The identity was refused, and why: the visitor stays anonymous. */
  'nexus:identity-refused': CustomEvent<{ agentId: string; problem: string }>
  /** The token expires within a minute and can then no longer begin a conversation; give a fresh one. */
  'nexus:identity-expires': CustomEvent<{ agentId: string }>
  /** The visitor has filled in the form. */
  'nexus:lead': CustomEvent<{ agentId: string; answers: LeadAnswer[] }>
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into the page's Window
  interface Window {
    Nexus?: NexusApi | undefined
    NexusOptions?: NexusOptions
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- as above
  interface WindowEventMap extends NexusEvents {}
}
