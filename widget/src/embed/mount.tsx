import { render } from 'preact'
import { createChat } from '../chat/chat.ts'
import type { Chat } from '../chat/chat.ts'
import { ConnectedPanel } from '../chat/ConnectedPanel.tsx'
import { useChatState } from '../chat/use-chat.ts'
import { panelCss } from '../panel/panel.css.ts'
import { panelStrings } from '../panel/strings.ts'
import { createBadge } from './badge.ts'
import { frameCss } from './frame.css.ts'
import { adopt } from './styles.ts'
import { PANEL_ID } from './types.ts'
import type { MountedPanel, MountOptions } from './types.ts'

/** While it opens nothing else is done: `nx-in` of the style sheet. */
const OPENING_MS = 200

/** The second file's one export: makes the chat, and draws the panel when it is first wanted. */
export const mountPanel = (options: MountOptions): MountedPanel => {
  const chat = createChat(options)
  const frame = document.createElement('div')
  frame.id = PANEL_ID
  frame.className = 'nx-frame'
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('role', 'dialog')
  frame.setAttribute('aria-label', panelStrings.chatWith(options.config.brand_name))
  options.root.addEventListener('keydown', (event) => {
    const { key, isComposing } = event as KeyboardEvent
    if (key === 'Escape' && !isComposing) options.onClose()
  })
  adopt(options.root, panelCss + frameCss)
  options.root.append(frame)

  const badge = createBadge(options.button)
  const tellUnread = () => badge.update(chat.getState().unread)
  const unsubscribe = chat.subscribe(tellUnread)
  let starting: ReturnType<typeof setTimeout> | undefined
  let drawn: Promise<void> | undefined
  let isGone = false
  const draw = () => {
    if (!isGone) render(<Panel chat={chat} options={options} />, frame)
    return anotherTask()
  }

  return {
    start: chat.start,
    prepare: () => (drawn ??= draw()),
    open: (takesFocus) => {
      // Found before anything changes: afterwards the browser would first work out every style to tell.
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
      isGone = true
      clearTimeout(starting)
      unsubscribe()
      chat.stop()
      render(null, frame)
      frame.remove()
      badge.remove()
    },
  }
}

const anotherTask = () => new Promise<void>((resolve) => void setTimeout(resolve))

const Panel = ({ chat, options }: { chat: Chat; options: MountOptions }) => {
  const { config, dir, colorScheme, onClose } = options
  const state = useChatState(chat)
  const { send, retry, askPerson } = chat
  return (
    <ConnectedPanel
      config={config}
      chat={{ ...state, send, retry, askPerson }}
      dir={dir}
      colorScheme={colorScheme}
      hasStyles
      onClose={onClose}
    />
  )
}

/** Where a finger types, the keyboard would cover half of the conversation before it has been read. */
const focusTarget = (frame: HTMLElement): HTMLElement | null =>
  matchMedia('(pointer: coarse)').matches ? frame : frame.querySelector('textarea')
