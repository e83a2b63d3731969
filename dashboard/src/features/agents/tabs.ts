import type { AgentType } from 'shared-types'

export type MenuTab = 'settings' | 'appearance' | 'knowledge-base' | 'integrations'
export type AgentTab = 'general' | MenuTab

export const TAB_NAMES: Record<MenuTab, string> = {
  settings: 'Settings',
  appearance: 'Appearance',
  'knowledge-base': 'Knowledge Base',
  integrations: 'Integrations',
}

/** Which entries the side menu of an agent has. General exists but is not among them. */
export function menuTabs(type: AgentType): MenuTab[] {
  const tabs: MenuTab[] = ['settings']
  if (type === 'CHATBOT') tabs.push('appearance')
  if (type !== 'ANTI_THEFT') tabs.push('knowledge-base', 'integrations')
  return tabs
}

/** The tab a `?tab=` value opens: general when it is absent or unknown; null for one that agents of this type have not, who show nothing. */
export const tabOf = (value: string | null, type: AgentType): AgentTab | null => {
  const tab = menuTabs('CHATBOT').find((name) => name === value)
  if (!tab) return 'general'
  return menuTabs(type).includes(tab) ? tab : null
}

/** The name of the page in the browser's tab: those of the knowledge base and the integrations are fixed, the others are called after their agent. */
export const titleOf = (agentName: string, tab: AgentTab | null): string => {
  if (tab === 'knowledge-base') return 'Knowledge Base'
  return tab === 'integrations' ? 'Integration' : agentName
}
