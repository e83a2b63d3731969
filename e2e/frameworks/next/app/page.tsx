import { NexusChat, embedSnippet, version } from 'nexus-widget'
import { agentId, apiBase } from '../nexus'
import { Removable } from '../Removable'

/** A server component: it may call plain functions, and only refer to components that run in the browser. */
export default function Page() {
  const snippet = embedSnippet({ scriptUrl: `/widget/${version}/nexus-widget.js`, agentId })
  return (
    <Removable>
      <NexusChat agentId={agentId} apiBase={apiBase} />
      <template data-snippet={snippet} />
    </Removable>
  )
}
