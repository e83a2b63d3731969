import type { WidgetConfig } from 'shared-types'
import { storageKey } from '../chat/storage.ts'
import { createLauncher, PANEL_ID } from './launcher.ts'
import { createPanelLoader } from './load-panel.ts'
import { recall, remember } from './memory.ts'
import { showTeaser } from './teaser.ts'
import type { MountedPanel, NexusApi, Options } from './types.ts'

/** The widget of one page: a launcher at once, its colours when they arrive, the chat when it is wanted. */
export const createWidget = (script: HTMLScriptElement, options: Options): NexusApi => {
  const key = storageKey(options.apiBase, options.agentId)
  const [dismissedKey, openKey] = [`${key}:dismissed`, `${key}:open`]
  let config: Promise<WidgetConfig> | undefined
  let panel: Promise<MountedPanel> | undefined
  let removeTeaser: (() => void) | undefined
  let isOpen = false
  let isDestroyed = false

  const loader = createPanelLoader(script)
  const launcher = createLauncher(options, {
    onToggle: () => (isOpen ? close() : void open(true)),
    onNear: loader.prefetch,
  })

  const loadConfig = () =>
    (config ??= fetchConfig(options).then(
      (loaded) => {
        launcher.paint(loaded)
        return loaded
      },
      (error: Error) => {
        config = undefined
        // An agent that is not there is final; a network that is not may come back.
        if (error instanceof Unavailable) destroy()
        throw error
      },
    ))

  const mount = () =>
    (panel ??= Promise.all([loader.load(), loadConfig()])
      .then(([module, loaded]) => {
        if (isDestroyed) throw new Error('destroyed')
        const { root, setUnread } = launcher
        const mounted = module.mountPanel({
          ...options,
          root,
          panelId: PANEL_ID,
          config: loaded,
          onUnread: setUnread,
          onClose: close,
        })
        launcher.setControls()
        return mounted
      })
      .catch((error: unknown) => {
        panel = undefined
        throw error
      }))

  const open = async (focus: boolean) => {
    if (isOpen) return
    isOpen = true
    removeTeaser?.()
    launcher.setBusy(true)
    try {
      const mounted = await mount()
      // It may have been closed again while the file was on its way.
      if (isOpen) {
        mounted.open(focus)
        launcher.setOpen(true)
        remember('sessionStorage', openKey, true)
      }
    } catch (error) {
      isOpen = false
      if (!isDestroyed) console.warn('Nexus: the chat could not be loaded.', error)
    }
    launcher.setBusy(false)
  }
  const close = () => {
    if (!isOpen) return
    isOpen = false
    remember('sessionStorage', openKey, false)
    void panel?.then((mounted) => mounted.close())
    launcher.setOpen(false)
    launcher.focus()
  }
  const destroy = () => {
    isDestroyed = true
    void panel?.then((mounted) => mounted.destroy())
    launcher.remove()
    if (window.Nexus === nexus) delete window.Nexus
  }
  const nexus: NexusApi = {
    open: () => void open(true),
    close,
    toggle: () => (isOpen ? close() : void open(true)),
    destroy,
  }

  const hasTalk = recall('localStorage', key)
  loadConfig().then(
    (loaded) => {
      if (isOpen || isDestroyed || hasTalk || !loaded.welcome_message || recall('localStorage', dismissedKey)) return
      removeTeaser = showTeaser(launcher.root, loaded.welcome_message, {
        onOpen: nexus.open,
        onDismiss: () => remember('localStorage', dismissedKey, true),
      })
    },
    (error: Error) => console.warn(`Nexus: ${error.message}`),
  )
  // On a phone the panel covers the page the visitor has just asked for.
  if (recall('sessionStorage', openKey) && innerWidth > 480) void open(false)
  else if (hasTalk || recall('localStorage', `${key}:outbox`)) void mount().catch(() => undefined)
  return nexus
}

class Unavailable extends Error {}

const fetchConfig = async ({ apiBase, agentId }: Options): Promise<WidgetConfig> => {
  const response = await fetch(`${apiBase}/widget/agents/${encodeURIComponent(agentId)}/config`, {
    credentials: 'omit',
  })
  const { data } = (response.ok ? await response.json() : {}) as { data?: WidgetConfig }
  if (response.status === 404 || data?.active === false)
    throw new Unavailable(`agent "${agentId}" is ${data ? 'not active' : 'not known'}, so no chat is shown.`)
  if (!data) throw new Error(`the server answered ${response.status}.`)
  return data
}
