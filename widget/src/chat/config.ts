import type { WidgetConfig } from 'shared-types'

/**
 * How it looks, in the language wished for, or that of the page, or that the browser says itself. Null where there is nothing to show: the agent is unknown or not active. Throws
 * where the server could not tell.
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
