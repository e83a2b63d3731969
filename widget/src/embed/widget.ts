import type { WidgetConfig } from 'shared-types'
import { fetchConfig } from '../chat/config.ts'
import { storageKey } from '../chat/storage.ts'
import { createLauncher } from './launcher.ts'
import { createPanelLoader } from './load-panel.ts'
import { recall, remember, setWasOpen, wasOpen } from './memory.ts'
import { showTeaser } from './teaser.ts'
import type { MountedPanel, NexusApi, Options } from './types.ts'

/** The widget of one page: a launcher at once, its colours when they arrive, the chat when it is wanted. */
export const createWidget = (script: HTMLScriptElement, options: Options): NexusApi => {
  const key = storageKey(options.apiBase, options.agentId)
  const openKey = `${key}:open`
  const dismissedKey = `${key}:dismissed`
  let config: Promise<WidgetConfig> | undefined
  let panel: Promise<MountedPanel> | undefined
  let teaser: HTMLElement | undefined
  let isOpen = false
  let isDestroyed = false

  const warn = (reason: unknown) => {
    if (!isDestroyed) console.warn('Nexus: the chat could not be loaded.', reason)
  }
  const loadConfig = () =>
    (config ??= fetchConfig(options.apiBase, options.agentId).then(
      (loaded) => {
        if (loaded) {
          launcher.paint(loaded)
          return loaded
        }
        warn(`Agent ${options.agentId} is unknown or not active.`)
        destroy()
        throw null
      },
      (error: unknown) => {
        config = undefined
        throw error
      },
    ))
  const mount = () =>
    (panel ??= Promise.all([loadPanel(), loadConfig()]).then(
      ([{ mountPanel }, config]) => mountPanel({ ...options, ...launcher, config, onClose: close }),
      (error: unknown) => {
        panel = undefined
        throw error
      },
    ))

  /** Whoever waits for the panel is told when it fails; here it is only left. */
  const withPanel = (leave: (mounted: MountedPanel) => void) => void panel?.then(leave, () => {})

  const open = async (takesFocus: boolean) => {
    if (isOpen) return
    isOpen = true
    teaser?.remove()
    try {
      const mounted = await mount()
      await mounted.prepare()
      // It may have been closed again while the file was on its way.
      if (isOpen && !isDestroyed) {
        mounted.open(takesFocus)
        launcher.setOpen(true)
        setWasOpen(openKey, true)
      }
    } catch (error) {
      isOpen = false
      warn(error)
    }
  }
  const close = () => {
    if (!isOpen) return
    isOpen = false
    setWasOpen(openKey, false)
    launcher.setOpen(false)
    if (document.activeElement === launcher.host) launcher.button.focus()
    withPanel((mounted) => mounted.close())
  }
  const toggle = () => void (isOpen ? close() : open(true))
  /** A pointer or a finger comes near: by the time it presses, all is there. */
  const prepare = () =>
    void mount().then(
      (mounted) => mounted.prepare(),
      () => {},
    )
  const destroy = () => {
    isDestroyed = true
    launcher.host.remove()
    withPanel((mounted) => mounted.destroy())
    delete window.Nexus
  }

  const loadPanel = createPanelLoader(script)
  const launcher = createLauncher(options, toggle, prepare)
  const greet = async (hasTalk: boolean) => {
    const { welcome_message: text } = await loadConfig()
    if (!text || isOpen || isDestroyed || hasTalk || recall(dismissedKey)) return
    teaser = showTeaser(launcher.root, text, toggle, () => {
      teaser?.remove()
      remember(dismissedKey)
    })
  }
  // The button stands; what touches storage and the network waits for a task of its own, so that a slow phone can draw first.
  setTimeout(() => {
    if (isDestroyed) return
    const hasTalk = !!(recall(key) || recall(`${key}:outbox`))
    greet(hasTalk).catch(warn)
    // Not on a phone, where the panel covers the page the visitor has just asked for.
    if (wasOpen(openKey) && innerWidth > 480) void open(false)
    else if (hasTalk) mount().then((mounted) => mounted.start(), warn)
  })
  return { open: () => void open(true), close, toggle, destroy }
}
