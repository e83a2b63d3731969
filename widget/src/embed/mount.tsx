import { render } from 'preact'
import { createChat } from '../chat/chat.ts'
import { ConnectedPanel } from '../chat/ConnectedPanel.tsx'
import { coreStrings } from '../panel/strings.ts'
import { createBadge } from './badge.ts'
import { receiveParts } from './parts.ts'
import { readWords } from './words.ts'
import { PANEL_ID } from './types.ts'
import type { MountedPanel, MountOptions } from './types.ts'

/** No other work is done during the opening animation: `nx-in` of the style sheet. */
const OPENING_MS = 200

/** The second file's one export: creates the chat, and draws the panel when it is first needed. */
export const mountPanel = (options: MountOptions): MountedPanel => {
  const { config, words, fixedDir, colorScheme, onClose } = options
  const { panel } = config
  const strings = words && panel ? readWords(words, panel.locale) : coreStrings
  const chat = createChat({ ...options, strings, locale: panel?.locale })
  const frame = Object.assign(document.createElement('div'), {
    id: PANEL_ID,
    className: 'nx-frame',
    hidden: true,
    tabIndex: -1,
    role: 'dialog',
    ariaLabel: strings.chatWith(config.brand_name),
  })
  options.root.addEventListener('keydown', (event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key === 'Escape' && !isComposing) onClose()
  })
  receiveParts(options.load, options.root)
  options.root.append(frame)

  const showUnread = createBadge(options.button, strings, panel?.launcher.open)
  const unsubscribe = chat.subscribe(() => {
    showUnread(chat.getState().unread)
    if (drawn) draw()
  })
  let starting: ReturnType<typeof setTimeout> | number | undefined
  let drawn: Promise<void> | undefined
  const draw = () =>
    render(
      <ConnectedPanel
        config={config}
        chat={{ ...chat, ...chat.getState() }}
        dir={fixedDir}
        strings={strings}
        colorScheme={colorScheme}
        onClose={onClose}
      />,
      frame,
    )

  return {
    chat,
    start: chat.start,
    prepare: () => {
      if (!drawn) draw()
      return (drawn ??= anotherTask())
    },
    open: (takesFocus) => {
      // Read before anything changes; afterwards, reading it would make the browser recalculate all styles first.
      const target = takesFocus && focusTarget(frame)
      frame.hidden = false
      chat.setOpen(true)
      if (target) target.focus({ preventScroll: true })
      starting ??= setTimeout(chat.start, OPENING_MS)
    },
    close: () => {
      frame.hidden = true
      chat.setOpen(false)
    },
    destroy: () => {
      // The widget was removed meanwhile, so nothing is drawn.
      drawn ??= anotherTask()
      // Then it does not start either.
      clearTimeout((starting ??= 0))
      unsubscribe()
      chat.stop()
      render(null, frame)
      frame.remove()
      showUnread(0)
    },
  }
}

const anotherTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** On a touch screen the keyboard would cover half of the conversation before it has been read. */
const focusTarget = (frame: HTMLElement): HTMLElement | null =>
  matchMedia('(pointer: coarse)').matches ? frame : frame.querySelector('textarea')
