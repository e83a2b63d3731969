import type { WidgetConfig } from 'shared-types'
import { readableText } from '../panel/colors.ts'
import { launcherStrings } from '../panel/strings.ts'
import { launcherCss } from './launcher.css.ts'
import { adopt } from './styles.ts'
import type { Options } from './types.ts'

export const PANEL_ID = 'nexus-panel'

const ICONS = {
  chat: 'M12 4c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.3-8.5 7.3c-1 0-2-.1-2.9-.4L4.5 20l1.2-3.6a6.6 6.6 0 0 1-2.2-5.2C3.5 7.2 7.3 4 12 4z',
  close: 'M6 6l12 12M18 6L6 18',
}

const SVG = 'http://www.w3.org/2000/svg'

type Handlers = { onToggle: () => void; onNear: () => void }

/** The button at the foot of the page, in a shadow root of its own. Plain DOM: it has to be there at once. */
export const createLauncher = ({ dir, colorScheme }: Options, { onToggle, onNear }: Handlers) => {
  const host = document.createElement('nexus-widget')
  host.dir = dir
  host.dataset.scheme = colorScheme
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, launcherCss)
  const button = makeButton('launcher', onToggle)
  const icon = drawIcon(ICONS.chat)
  const badge = document.createElement('span')
  badge.className = 'badge'
  badge.hidden = true
  button.append(icon.svg, badge)
  button.setAttribute('aria-haspopup', 'dialog')
  root.append(button)
  // Not in the body: frameworks that change pages replace it.
  document.documentElement.append(host)
  let isOpen = false
  let unread = 0

  const update = () => {
    const { open, close } = launcherStrings
    button.setAttribute('aria-expanded', String(isOpen))
    button.ariaLabel = isOpen ? close : unread ? `${open}, ${launcherStrings.unread(unread)}` : open
    icon.path.setAttribute('d', isOpen ? ICONS.close : ICONS.chat)
    badge.hidden = isOpen || !unread
    badge.textContent = unread > 9 ? '9+' : String(unread)
  }
  update()
  for (const name of ['pointerenter', 'focus', 'touchstart'])
    root.addEventListener(name, onNear, { capture: true, passive: true })

  return {
    root,
    focus: () => button.focus(),
    remove: () => host.remove(),
    setOpen: (value: boolean) => {
      isOpen = value
      update()
    },
    setUnread: (count: number) => {
      unread = count
      update()
    },
    setBusy: (value: boolean) => {
      button.ariaBusy = String(value)
    },
    /** The panel is in the page from now on, to be pointed at. */
    setControls: () => button.setAttribute('aria-controls', PANEL_ID),
    paint: (config: WidgetConfig) => {
      const { background, color } = readableText(config.brand_color, config.text_color)
      host.style.setProperty('--brand', background)
      host.style.setProperty('--on-brand', color)
    },
  }
}
export type Launcher = ReturnType<typeof createLauncher>

export const makeButton = (className: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.addEventListener('click', onClick)
  return button
}

/** Built node by node: a page with Trusted Types refuses markup in a string. */
const drawIcon = (d: string) => {
  const svg = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', d)
  svg.append(path)
  return { svg, path }
}
