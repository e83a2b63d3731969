import type { WidgetConfig } from 'shared-types'
import type { Options } from './types.ts'

/** Null where there is nothing to show: the agent is unknown or not active. Throws where the server could not tell. */
export const fetchConfig = async ({ apiBase, agentId }: Options): Promise<WidgetConfig | null> => {
  const response = await fetch(`${apiBase}/widget/agents/${encodeURIComponent(agentId)}/config`, {
    credentials: 'omit',
  })
  if (response.status === 404) return null
  if (!response.ok) throw response.status
  const { data } = (await response.json()) as { data: WidgetConfig }
  return data.active ? data : null
}
