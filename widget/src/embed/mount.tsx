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

/** The second file's one export: starts the chat, and draws the panel when it is first wanted. */
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
  chat.start()
  tellUnread()
  let isGone = false
  let drawn: Promise<void> | undefined
  const draw = () => {
    if (!isGone) render(<Panel chat={chat} options={options} />, frame)
  }

  return {
    prepare: () => (drawn ??= anotherTask().then(draw).then(anotherTask)),
    open: (takesFocus) => {
      // Found before anything changes: afterwards the browser would first work out every style to tell.
      const target = takesFocus && focusTarget(frame)
      frame.hidden = false
      chat.setOpen(true)
      if (target) target.focus({ preventScroll: true })
    },
    close: () => {
      frame.hidden = true
      chat.setOpen(false)
    },
    destroy: () => {
      isGone = true
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
