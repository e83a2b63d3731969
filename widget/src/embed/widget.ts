import type { WidgetConfig } from 'shared-types'
import { fetchConfig } from '../chat/config.ts'
import { storageKey } from '../chat/storage.ts'
import { createLauncher } from './launcher.ts'
import { createLoader } from './load.ts'
import { recall, remember, setWasOpen, wasOpen } from '../chat/memory.ts'
import { showTeaser } from './teaser.ts'
import type { NexusApi } from './page.ts'
import type { FitModule, MountedPanel, Options, PanelModule, Words } from './types.ts'

/** `sha384-…` of the second file, written in by the build. */
declare const PANEL_INTEGRITY: string
/** The same for the file that applies the options. */
declare const FIT_INTEGRITY: string

/** The widget of one page: the launcher at once, its colours when they arrive, the chat when it is needed. */
export const createWidget = (script: HTMLScriptElement, options: Options): NexusApi => {
  const { agentId } = options
  const key = storageKey(options.apiBase, agentId)
  const openKey = `${key}:open`
  const dismissedKey = `${key}:dismissed`
  let config: Promise<WidgetConfig> | undefined
  let panel: Promise<MountedPanel> | undefined
  let teaser: HTMLElement | undefined
  let isOpen = false
  let isDestroyed = false
  let unfit: (() => void) | undefined

  const warn = (reason: unknown) => {
    show('')
    if (!isDestroyed) console.warn('Nexus: the chat did not load.', reason)
  }
  const tell = (name: string) =>
    dispatchEvent(new CustomEvent(`nexus:${name}`, { detail: { agentId } }))
  const loadConfig = () =>
    (config ??= fetchConfig(options.apiBase, agentId, options.language).then(
      (loaded) => {
        if (loaded) {
          launcher.paint(loaded)
          makeFit(loaded).catch(warn)
          return loaded
        }
        warn(`Agent ${agentId} is not active.`)
        destroy()
        throw null
      },
      (error: unknown) => {
        config = undefined
        throw error
      },
    ))
  /** Language files are data and not code, so they need no hash. Without them the panel is in English. */
  const loadWords = async ({ panel }: WidgetConfig): Promise<Words | undefined> => {
    if (!panel || panel.language === 'en') return
    const response = await fetch(new URL(`nexus-${panel.language}.json`, script.src))
    return response.json()
  }
  /**
   * Loads the file that applies the options, where the owner or the page has set some; before that, the widget would be in the wrong place.
   */
  const makeFit = async (config: WidgetConfig) => {
    if (!config.options && !isChosen()) return
    if (!unfit) show('none')
    const { fit } = await load<FitModule>('fit', FIT_INTEGRITY).finally(() => show(''))
    if (!isDestroyed)
      unfit = fit(
        { ...options, ...launcher, config, key, load, mount, open, close, unmount },
        unfit,
      )
  }
  const mount = () =>
    (panel ??= Promise.all([
      load<PanelModule>('panel', PANEL_INTEGRITY),
      loadConfig(),
      loadConfig()
        .then(loadWords)
        .catch(() => undefined),
    ]).then(
      ([{ mountPanel }, config, words]) =>
        mountPanel({ ...options, ...launcher, config, words, load, onClose: close }),
      (error: unknown) => {
        panel = undefined
        throw error
      },
    ))

  /** Callers that wait for the panel get the error; here it is ignored. */
  const withPanel = (leave: (mounted: MountedPanel) => void) => void panel?.then(leave, () => {})

  const open = async (takesFocus = true) => {
    if (isOpen) return
    isOpen = true
    teaser?.remove()
    try {
      const mounted = await mount()
      await mounted.prepare()
      // The chat may have been closed again while the file was loading.
      if (isOpen && !isDestroyed) {
        mounted.open(takesFocus)
        launcher.setOpen(true)
        setWasOpen(openKey, true)
        tell('open')
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
    if (document.activeElement === host) launcher.button.focus()
    withPanel((mounted) => mounted.close())
    return tell('close')
  }
  const toggle = () => void (isOpen ? close() : open(true))
  /** When a pointer or a finger comes near, everything is loaded, so that it is ready when pressed. */
  const prepare = () =>
    void mount().then(
      (mounted) => mounted.prepare(),
      () => {},
    )
  const unmount = () => {
    withPanel((mounted) => mounted.destroy())
    panel = undefined
  }
  const identify = (identity = '') => {
    options.given.identity = identity
    loadConfig().then(makeFit).catch(warn)
  }
  const destroy = () => {
    isDestroyed = true
    host.remove()
    unfit?.()
    unmount()
    delete agents[agentId]
    window.Nexus = Object.values(agents)[0]
  }

  const load = createLoader(script)
  const launcher = createLauncher(options, toggle, prepare)
  const { host } = launcher
  // Not the `hidden` attribute, which belongs to the page.
  const show = (display: string) => {
    host.style.display = display
  }
  /** Only the file that applies the options knows what the page has set. */
  const isChosen = () => Object.keys(options.given)[0]
  if (isChosen()) show('none')
  const agents = window.Nexus?.agents ?? {}
  // The button is drawn first; storage and network are used in a separate task, so that a slow phone is not held up.
  setTimeout(() => {
    if (isDestroyed) return
    const hasTalk = recall(key) || recall(`${key}:outbox`)
    loadConfig()
      .then(({ welcome_message: text, panel }) => {
        if (!text || isOpen || isDestroyed || hasTalk || recall(dismissedKey)) return
        teaser = showTeaser(launcher.root, text, panel?.launcher.dismiss, toggle, () => {
          teaser?.remove()
          remember(dismissedKey)
        })
      })
      .catch(warn)
    tell('ready')
    // Not on a phone, where the panel would cover the page that the visitor has just opened.
    if (wasOpen(openKey) && innerWidth > 480) void open(false)
    else if (hasTalk) mount().then((mounted) => mounted.start(), warn)
  })
  return {
    open: async (question) => {
      await open()
      if (question) (await panel)?.chat.send(question)
    },
    close,
    toggle,
    show: () => {
      host.hidden = false
    },
    hide: () => {
      host.hidden = true
    },
    identify,
    logout: () => identify(),
    destroy,
    agents,
  }
}
