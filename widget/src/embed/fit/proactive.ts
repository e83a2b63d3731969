import type { ProactiveMessage } from 'shared-types'
import { recall } from '../../chat/memory.ts'
import { showTeaser } from '../teaser.ts'
import type { FitOptions } from '../types.ts'
import { pathOf } from './address.ts'
import { isDue } from './due.ts'
import { whenOpened } from './opened.ts'
import { isReturning, readShown, writeShown } from './visits.ts'

/** Checked again while somebody types, or the launcher is hidden. */
const AGAIN_MS = 1_000

/**
 * Shows the first message that is due beside the launcher: each once per visitor, one per page, and not while the visitor is in a
 * conversation or typing, nor where it would be invisible. When the visitor opens the chat from it, the chat begins with its text.
 */
export const watchMessages = (messages: ProactiveMessage[], options: FitOptions) => {
  const { host, root, button, key, config, agentId } = options
  const shown = readShown(key)
  let open = messages.filter(({ text }) => !shown.includes(text))
  const wasHere = isReturning(key)
  const timers = new Set<ReturnType<typeof setTimeout>>()
  let since = Date.now()
  let teaser: HTMLElement | undefined
  let isOver = open.length === 0

  const later = (ms: number) => timers.add(setTimeout(look, ms))
  const look = () => {
    // A visitor who has written something is in a conversation already.
    const isBusy = button.ariaExpanded === 'true' || recall(key) || recall(`${key}:outbox`)
    if (isOver || isBusy) return
    const moment = {
      path: pathOf(location),
      // Timers may fire slightly early.
      seconds: Math.round((Date.now() - since) / 100) / 10,
      scrolled: scrolled(),
      isReturning: wasHere,
    }
    const message = open.find((each) => isDue(each, moment))
    if (!message) return
    const isUnseen = document.hidden || host.hidden || host.hasAttribute('data-off')
    if (isTyping() || isUnseen) return later(AGAIN_MS)
    isOver = true
    show(message.text)
  }
  const show = (text: string) => {
    // Messages that the owner has removed are forgotten.
    const texts = messages.map((message) => message.text)
    shown.push(text)
    writeShown(
      key,
      shown.filter((each) => texts.includes(each)),
    )
    config.welcome_message = text
    root.querySelector('.teaser')?.remove()
    teaser = showTeaser(
      root,
      text,
      config.panel?.launcher.dismiss,
      () => void options.open(),
      clear,
    )
    teaser.role = 'status'
    const detail = { agentId, text }
    dispatchEvent(new CustomEvent('nexus:proactive', { detail }))
  }
  /** However the chat was opened. */
  const clear = () => teaser?.remove()
  const stop = () => {
    timers.forEach(clearTimeout)
    ignore()
    removeEventListener('scroll', look)
  }
  const begin = () => {
    since = Date.now()
    for (const { after = 0 } of open) later(after * 1_000)
  }
  const ignore = whenOpened(agentId, clear)
  addEventListener('scroll', look, { passive: true })
  begin()
  return {
    stop,
    /** The app navigated to another page, which may have a message of its own. */
    restart: () => {
      timers.forEach(clearTimeout)
      clear()
      open = open.filter(({ text }) => !shown.includes(text))
      isOver = open.length === 0
      begin()
    },
  }
}

const scrolled = (): number => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const way = scrollHeight - clientHeight
  return way > 0 ? (scrollTop / way) * 100 : 100
}

// oxlint-disable-next-line words/no-patterns -- names of HTML elements
const FIELDS = /^(INPUT|TEXTAREA|SELECT|IFRAME)$/

const isTyping = (): boolean => {
  let active = document.activeElement as HTMLElement | null
  // Fields inside a web component's shadow root are found only by looking into it.
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement as HTMLElement
  return Boolean(active && (active.isContentEditable || FIELDS.test(active.tagName)))
}
