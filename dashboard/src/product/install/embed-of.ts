import type { EmbedSnippet } from 'nexus-widget'
import type { WidgetScript } from 'shared-types'

/** What the snippet of an agent contains. */
export const embedOf = (agentId: string, widget: WidgetScript): EmbedSnippet => ({
  scriptUrl: widget.script_url,
  agentId,
  ...(widget.api_base && { apiBase: widget.api_base }),
  ...(widget.integrity && { integrity: widget.integrity }),
})
