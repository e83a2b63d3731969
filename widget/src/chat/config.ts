import type { WidgetConfig } from 'shared-types'

/**
 * The widget's configuration in the requested language, or else that of the page or the browser. Null where the agent is unknown or not
 * active, so that nothing is shown. Throws where the server could not be reached.
 */
export const fetchConfig = async (
  apiBase: string,
  agentId: string,
  language?: string,
): Promise<WidgetConfig | null> => {
  const wish = encodeURIComponent(language || document.documentElement.lang)
  const response = await fetch(
    `${apiBase}/widget/agents/${encodeURIComponent(agentId)}/config?${language ? '' : 'page_'}language=${wish}`,
    { credentials: 'omit' },
  )
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const { data } = (await response.json()) as { data: WidgetConfig }
  return data.active ? data : null
}
