import type { LeadAnswer } from '../panel/lead-types.ts'

/** The one global, `window.Nexus`. */
export type NexusApi = {
  /** Opens the chat. @param question is sent at once, as if the visitor had written it */
  open: (question?: string) => void
  close: () => void
  toggle: () => void
  /** Brings back what `hide` took out of sight: launcher, messages beside it, and the chat. */
  show: () => void
  hide: () => void
  /** Says who is signed in. @param identity a JWT the website signed with a secret of the agent */
  identify: (identity: string) => void
  /** They are nobody known any more: their chat ends on this device. */
  logout: () => void
  /** Takes the widget off the page, with every listener, timer and connection. */
  destroy: () => void
  /** The widget of each agent that stands on the page, by its id; `window.Nexus` is the first. */
  agents: Record<string, NexusApi>
}

/** What a page may say before the script runs, in place of attributes of its tag. */
export type NexusOptions = {
  agentId?: string | undefined
  apiBase?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
  /** As `de` or `pt-BR`. */
  language?: string | undefined
  /** Of the window; absent: where lines end. */
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
  /** Absent: as the visitor's system. */
  theme?: 'light' | 'dark' | undefined
  /** False: without 'Powered by Nexus' at the foot of the panel. */
  powered?: boolean | undefined
  /** Paths without a launcher: `/checkout`, `/account/*`. */
  hide?: string[] | undefined
  messages?: NexusMessage[] | undefined
  /** Who is signed in, as with `Nexus.identify`. */
  identity?: string | undefined
}

/** A message the widget shows of its own accord, once a visitor, as soon as all that is asked of it holds. */
export type NexusMessage = {
  text: string
  /** Seconds on the page. */
  after?: number | undefined
  /** Percent of the page scrolled down. */
  scroll?: number | undefined
  /** On these pages alone. */
  paths?: string[] | undefined
  visitors?: 'new' | 'returning' | undefined
}

/** What the widget tells the page, as events of `window`. */
export type NexusEvents = {
  'nexus:ready': CustomEvent<{ agentId: string }>
  'nexus:open': CustomEvent<{ agentId: string }>
  'nexus:close': CustomEvent<{ agentId: string }>
  /** A message was shown of the widget's own accord. */
  'nexus:proactive': CustomEvent<{ agentId: string; text: string }>
  /** The visitor is known, and their chat is in its place. */
  'nexus:identified': CustomEvent<{ agentId: string }>
  /** What was said of them is not believed, and why: they stay nobody known. */
  'nexus:identity-refused': CustomEvent<{ agentId: string; problem: string }>
  /** Within a minute what was signed of them is too old to begin a conversation with; give a fresh one. */
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
