import { NexusChat, embedSnippet, version } from 'nexus-widget'
import { agentId, apiBase } from '../nexus'
import { Removable } from '../Removable'

/** A server component: what is plain is called here, what lives in the browser is only named. */
export default function Page() {
  const snippet = embedSnippet({ scriptUrl: `/widget/${version}/nexus-widget.js`, agentId })
  return (
    <Removable>
      <NexusChat agentId={agentId} apiBase={apiBase} />
      <template data-snippet={snippet} />
    </Removable>
  )
}
