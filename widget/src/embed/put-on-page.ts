import { readOptions } from './options.ts'
import { createWidget } from './widget.ts'

/** One widget per agent, however many tags for it the page has. */
export const putOnPage = (script: HTMLScriptElement | null): void => {
  const options = script && readOptions(script)
  if (!options?.agentId) return console.warn('Nexus: data-agent-id is missing.')
  // The page may use that name for something else, such as an element with that id.
  const { agentId } = options
  if (window.Nexus?.agents?.[agentId]) return
  const nexus = createWidget(script!, options)
  nexus.agents[agentId] = nexus
  window.Nexus ??= nexus
}
