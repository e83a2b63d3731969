import type { WidgetConfig } from 'shared-types'

/** Null where there is nothing to show: the agent is unknown or not active. Throws where the server could not tell. */
export const fetchConfig = async (
  apiBase: string,
  agentId: string,
): Promise<WidgetConfig | null> => {
  const response = await fetch(`${apiBase}/widget/agents/${encodeURIComponent(agentId)}/config`, {
    credentials: 'omit',
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  const { data } = (await response.json()) as { data: WidgetConfig }
  return data.active ? data : null
}
