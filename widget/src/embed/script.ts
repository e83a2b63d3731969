import { readOptions } from './options.ts'
import type { NexusApi } from './types.ts'
import { createWidget } from './widget.ts'

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged into the page's Window
  interface Window {
    Nexus?: NexusApi
  }
}

/** `currentScript` is null when a bundler or a tag manager runs the code. */
const script =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[data-agent-id]')

if (!script?.dataset.agentId) console.warn('Nexus: the script tag needs a data-agent-id.')
else if (!window.Nexus) window.Nexus = createWidget(script, readOptions(script))
