import { frameCss } from '../widget/src/embed/frame.css.ts'
import { launcherCss } from '../widget/src/embed/launcher.css.ts'
import { panelCss } from '../widget/src/panel/panel.css.ts'

/**
 * The least that a launcher and a panel with our looks can cost: elements made by hand, our style sheets, and a second file fetched when
 * the pointer comes near; no conversation, no configuration, no integrity check. What ours costs beyond that is the price of what it does.
 */
export const floorFiles: Record<string, string> = {
  '/floor.js': `(${launcher})(${JSON.stringify(launcherCss)})`,
  '/floor-panel.js': `export const open = ${panel}; export const css = ${JSON.stringify(panelCss + frameCss)}`,
}

type PanelFile = { open: (root: ShadowRoot, css: string) => void; css: string }

/** Runs in the page, so it can use nothing else from this file. */
function launcher(css: string) {
  const host = document.createElement('floor-widget')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.className = 'launcher'
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  path.setAttribute('d', 'M4 4h16v12H4z')
  svg.append(path)
  button.append(svg)
  root.append(button)
  document.documentElement.append(host)
  const file = '/floor-panel.js'
  let loading: Promise<PanelFile> | undefined
  const load = () => (loading ??= import(file))
  button.addEventListener('pointerenter', load)
  button.addEventListener('click', async () => {
    const { open, css: panelCss } = await load()
    open(root, panelCss)
  })
}

/** Runs in the page, so it can use nothing else from this file. */
function panel(root: ShadowRoot, css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  const make = (name: string, className: string, ...children: (Node | string)[]) => {
    const element = document.createElement(name)
    element.className = className
    element.append(...children)
    return element
  }
  const field = document.createElement('textarea')
  field.placeholder = 'Write a message…'
  root.append(
    make(
      'div',
      'nx-frame',
      make(
        'section',
        'nx-panel',
        make(
          'header',
          'nx-header',
          make('span', 'nx-avatar', 'B'),
          make('div', 'nx-titles', make('p', 'nx-title', 'Bench'), make('p', 'nx-subtitle', 'AI')),
          make('button', 'nx-close'),
        ),
        make(
          'div',
          'nx-middle',
          make('div', 'nx-list', make('div', 'nx-message', make('div', 'nx-bubble', 'Hello'))),
        ),
        make('form', 'nx-composer', field, make('button', 'nx-send')),
        make('footer', 'nx-powered', 'Powered by Nexus'),
      ),
    ),
  )
  field.focus({ preventScroll: true })
}
