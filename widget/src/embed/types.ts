import type { h } from 'preact'
import type { useState } from 'preact/hooks'
import type { WidgetConfig } from 'shared-types'
import type { Chat } from '../chat/chat.ts'
import type { KnownVisitor } from '../chat/types.ts'
import type { LeadOptions } from '../panel/lead-options.ts'

/** What the script tag says. */
export type Options = {
  agentId: string
  /** Without a slash at the end. */
  apiBase: string
  /** Of the page: which side the launcher stands on. */
  dir: 'ltr' | 'rtl'
  /** Of the panel, where it is not to follow its language. */
  fixedDir: 'ltr' | 'rtl' | undefined
  /** Where it is not to follow the page or the browser. */
  language: string | undefined
  colorScheme: 'auto' | 'light' | 'dark'
  /** What else the page says of how it fits: text of attributes, or as `WidgetOptions` has it. */
  given: GivenOptions
}

export type GivenOptions = Record<string, unknown> & KnownVisitor

/** The id of the panel, which the launcher says it controls. */
export const PANEL_ID = 'nexus-panel'

/** A file of a language: the words of the parts by name, then those of the panel in the order of the English ones. `{}` stands where a value goes. */
export type Words = [Record<string, string>, ...string[]]

/** Fetches `nexus-{name}.js`, which has to have this integrity, from where the script came from. */
export type LoadFile = <Module>(name: string, integrity: string) => Promise<Module>

/** What the second file needs to come to life in the shadow root the launcher has made. */
export type MountOptions = Options & {
  root: ShadowRoot
  /** The launcher itself. */
  button: HTMLElement
  config: WidgetConfig
  /** Of another language than English. */
  words: Words | undefined
  load: LoadFile
  onClose: () => void
}

export type MountedPanel = {
  chat: Pick<Chat, 'send' | 'post' | 'subscribe' | 'getState'>
  /** Lets the chat listen before it is opened, which starts it too. */
  start: () => void
  /** Draws the panel out of sight, once; a slow phone answers between that and showing it. */
  prepare: () => Promise<void>
  /** Shows what was prepared. `takesFocus` moves the keyboard into the panel; not when it opens by itself. */
  open: (takesFocus: boolean) => void
  close: () => void
  destroy: () => void
}

/** What makes the widget fit is told of the page and of the widget it makes fit. */
export type FitOptions = Options & {
  config: WidgetConfig
  host: HTMLElement
  root: ShadowRoot
  button: HTMLElement
  /** What everything it keeps in the browser begins with. */
  key: string
  load: LoadFile
  mount: () => Promise<MountedPanel>
  open: (takesFocus?: boolean) => Promise<void>
  /** @returns whether it was open, or about to be */
  close: () => boolean | undefined
  /** Takes the panel away with its chat, so that `mount` makes another. */
  unmount: () => void
}

/** What `nexus-fit.js` exports. @param before what it returned, where it fits already @returns what ends it */
export type FitModule = { fit: (options: FitOptions, before?: () => void) => () => void }

/** What `nexus-identity.js` exports. */
export type IdentityModule = { know: (options: FitOptions) => void }

/** What `nexus-lead.js` exports. */
export type LeadModule = { showLead: (options: LeadOptions) => () => void }

/** What `nexus-panel.js` exports. */
export type PanelModule = { mountPanel: (options: MountOptions) => MountedPanel }

/** What the panel gives to its parts, so that none carries preact again. */
export type Runtime = { h: typeof h; useState: typeof useState }

/** What the file of a part exports; `take` comes before anything is drawn. */
export type PartModule<Part> = { part: Part; css: string; take: (runtime: Runtime) => void }
