import type { h } from 'preact'
import type { useState } from 'preact/hooks'
import type { WidgetConfig } from 'shared-types'
import type { Chat } from '../chat/chat.ts'
import type { KnownVisitor } from '../chat/types.ts'
import type { LeadOptions } from '../panel/lead-options.ts'

/** The options from the script tag. */
export type Options = {
  agentId: string
  /** Without a slash at the end. */
  apiBase: string
  /** Text direction of the page, which decides on which side the launcher is. */
  dir: 'ltr' | 'rtl'
  /** Text direction of the panel, where it differs from that of its language. */
  fixedDir: 'ltr' | 'rtl' | undefined
  /** Where it differs from the language of the page or the browser. */
  language: string | undefined
  colorScheme: 'auto' | 'light' | 'dark'
  /** The page's other options: text from attributes, or values of `WidgetOptions`. */
  given: GivenOptions
}

export type GivenOptions = Record<string, unknown> & KnownVisitor

/** Id of the panel, for the launcher's `aria-controls`. */
export const PANEL_ID = 'nexus-panel'

/**
 * A language file: the texts of the parts by name, then those of the panel in the order of the English ones. `{}` marks where a value is
 * inserted.
 */
export type Words = [Record<string, string>, ...string[]]

/** Loads `nexus-{name}.js` with this integrity hash from the host of the script. */
export type LoadFile = <Module>(name: string, integrity: string) => Promise<Module>

/** What the second file needs to start in the shadow root that the launcher has created. */
export type MountOptions = Options & {
  root: ShadowRoot
  /** The launcher itself. */
  button: HTMLElement
  config: WidgetConfig
  /** The texts, where the language is not English. */
  words: Words | undefined
  load: LoadFile
  onClose: () => void
}

export type MountedPanel = {
  chat: Pick<Chat, 'send' | 'post' | 'subscribe' | 'getState'>
  /** Starts the chat, so that it receives messages before it is opened. */
  start: () => void
  /** Draws the hidden panel once; a slow phone can react to input between this and showing it. */
  prepare: () => Promise<void>
  /** Shows the panel that was prepared. `takesFocus` moves the keyboard focus into it, which is not done when it opens by itself. */
  open: (takesFocus: boolean) => void
  close: () => void
  destroy: () => void
}

/** Information on the page and the widget for the code that applies the options. */
export type FitOptions = Options & {
  config: WidgetConfig
  host: HTMLElement
  root: ShadowRoot
  button: HTMLElement
  /** Prefix of everything that it stores in the browser. */
  key: string
  load: LoadFile
  mount: () => Promise<MountedPanel>
  open: (takesFocus?: boolean) => Promise<void>
  /** @returns whether it was open or about to open */
  close: () => boolean | undefined
  /** Removes the panel and its chat, so that `mount` creates a new one. */
  unmount: () => void
}

/** What `nexus-fit.js` exports. @param before its earlier result, where it has been applied already @returns a function that undoes it */
export type FitModule = { fit: (options: FitOptions, before?: () => void) => () => void }

/** What `nexus-identity.js` exports. */
export type IdentityModule = { know: (options: FitOptions) => void }

/** What `nexus-lead.js` exports. */
export type LeadModule = { showLead: (options: LeadOptions) => () => void }

/** What `nexus-panel.js` exports. */
export type PanelModule = { mountPanel: (options: MountOptions) => MountedPanel }

/** What the panel provides to its parts, so that none of them contains Preact again. */
export type Runtime = { h: typeof h; useState: typeof useState }

/** What the file of a part exports; `take` is called before anything is drawn. */
export type PartModule<Part> = { part: Part; css: string; take: (runtime: Runtime) => void }
