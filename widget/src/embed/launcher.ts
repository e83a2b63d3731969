import type { WidgetConfig } from 'shared-types'
import { readableText } from '../panel/colors.ts'
import { launcherStrings } from '../panel/strings.ts'
import { launcherCss } from './launcher.css.ts'
import { adopt } from './styles.ts'
import { PANEL_ID } from './types.ts'
import type { Options } from './types.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CHAT =
  'M12 4c4.7 0 8.5 3.2 8.5 7.2s-3.8 7.3-8.5 7.3c-1 0-2-.1-2.9-.4L4.5 20l1.2-3.6a6.6 6.6 0 0 1-2.2-5.2C3.5 7.2 7.3 4 12 4z'
const CLOSE = 'M6 6l12 12M18 6L6 18'

/** The button at the foot of the page, in a shadow root of its own. Plain DOM: it has to be there at once. */
export const createLauncher = (options: Options, onToggle: () => void, onNear: () => void) => {
  const host = document.createElement('nexus-widget')
  host.dir = options.dir
  host.dataset.scheme = options.colorScheme
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, launcherCss)
  const button = makeButton('launcher', onToggle)
  button.setAttribute('aria-controls', PANEL_ID)
  // Built node by node: a page with Trusted Types refuses markup in a string.
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  icon.append(path)
  button.append(icon)
  root.append(button)
  for (const name of ['pointerenter', 'focus', 'touchstart'])
    root.addEventListener(name, onNear, { capture: true, passive: true })

  const setOpen = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen)
    button.ariaLabel = isOpen ? launcherStrings.close : launcherStrings.open
    path.setAttribute('d', isOpen ? CLOSE : CHAT)
  }
  setOpen(false)
  // Not in the body: frameworks that change pages replace it.
  document.documentElement.append(host)
  const paint = (config: WidgetConfig) => {
    const { background, color } = readableText(config.brand_color, config.text_color)
    host.style.setProperty('--brand', background)
    host.style.setProperty('--on-brand', color)
  }
  return { host, root, button, setOpen, paint }
}

export const makeButton = (className: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.className = className
  button.addEventListener('click', onClick)
  return button
}
