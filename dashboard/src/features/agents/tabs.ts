import type { AgentType } from 'shared-types'

export type MenuTab = 'settings' | 'appearance' | 'knowledge-base' | 'integrations'
export type AgentTab = 'general' | MenuTab

export const TAB_NAMES: Record<MenuTab, string> = {
  settings: 'Settings',
  appearance: 'Appearance',
  'knowledge-base': 'Knowledge Base',
  integrations: 'Integrations',
}

/** The entries in an agent's side menu. General exists but is not listed. */
export function menuTabs(type: AgentType): MenuTab[] {
  const tabs: MenuTab[] = ['settings']
  if (type === 'CHATBOT') tabs.push('appearance')
  if (type !== 'ANTI_THEFT') tabs.push('knowledge-base', 'integrations')
  return tabs
}

/**
 * The tab for a `?tab=` value: general when it is absent or unknown; null for a tab that agents of this type do not have, for which nothing
 * is shown.
 */
export const tabOf = (value: string | null, type: AgentType): AgentTab | null => {
  const tab = menuTabs('CHATBOT').find((name) => name === value)
  if (!tab) return 'general'
  return menuTabs(type).includes(tab) ? tab : null
}

/** The document title: fixed for the knowledge base and the integrations, otherwise the agent's name. */
export const titleOf = (agentName: string, tab: AgentTab | null): string => {
  if (tab === 'knowledge-base') return 'Knowledge Base'
  return tab === 'integrations' ? 'Integration' : agentName
}
