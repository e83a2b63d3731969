import { readOptions } from './options.ts'
import { createWidget } from './widget.ts'

/** One widget an agent, however often its tag stands on the page. */
export const putOnPage = (script: HTMLScriptElement | null): void => {
  const options = script && readOptions(script)
  if (!options?.agentId) return console.warn('Nexus: data-agent-id is missing.')
  // Something else of that name may be there, such as an element with that id.
  const { agentId } = options
  if (window.Nexus?.agents?.[agentId]) return
  const nexus = createWidget(script!, options)
  nexus.agents[agentId] = nexus
  window.Nexus ??= nexus
}
