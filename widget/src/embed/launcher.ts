import type { WidgetConfig } from 'shared-types'
import { OPEN } from '../panel/strings.ts'
import { launcherCss } from './launcher.css.ts'
import { adopt } from '../panel/adopt.ts'
import { PANEL_ID } from './types.ts'
import type { Options } from './types.ts'

const SVG = 'http://www.w3.org/2000/svg'
const CHAT = 'M9 18l-4.5 2 1.2-3.6A8.5 7.2 0 1 1 9 18z'

/** The button in the corner of the page, in a shadow root of its own. Plain DOM, because it has to appear at once. */
export const createLauncher = (options: Options, onToggle: () => void, onNear: () => void) => {
  const host = document.createElement('nexus-widget')
  host.dir = options.dir
  host.dataset.scheme = options.colorScheme
  const root = host.attachShadow({ mode: 'open' })
  adopt(root, launcherCss)
  const button = makeButton('launcher', onToggle)
  button.setAttribute('aria-controls', PANEL_ID)
  // Built node by node: pages with Trusted Types forbid markup in strings.
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  icon.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', CHAT)
  icon.append(path)
  button.append(icon)
  root.append(button)
  for (const name of ['pointerenter', 'focus', 'touchstart'])
    root.addEventListener(name, onNear, { capture: true, passive: true })

  button.ariaLabel = OPEN
  /** While the chat is open, the launcher is hidden and the panel's own button closes it. */
  const setOpen = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen)
  }
  setOpen(false)
  // Not inside the body, because frameworks replace it when they change pages.
  document.documentElement.append(host)
  const paint = (config: WidgetConfig) => {
    const { panel } = config
    // Servers of the previous release do not send readable colours.
    host.style.setProperty('--brand', panel?.background ?? config.brand_color)
    host.style.setProperty('--on-brand', panel?.color ?? config.text_color)
    button.ariaLabel = panel?.launcher.open ?? OPEN
  }
  return { host, root, button, setOpen, paint }
}

export const makeButton = (className: string, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.className = className
  button.onclick = onClick
  return button
}
