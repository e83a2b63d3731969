import { Blocks, BookOpen, Palette, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Agent } from 'shared-types'
import { styled } from 'styled-components'
import { paths } from '~/lib/paths.ts'
import { useMay } from '~/product/roles.ts'
import { SideMenu, sideMenuEntry } from '~/ui/SideMenu.tsx'
import { DeactivateEntry } from './DeactivateEntry.tsx'
import { preloadTab } from './lazy-tabs.ts'
import { menuTabs, TAB_NAMES, type AgentTab, type MenuTab } from './tabs.ts'

const ICONS: Record<MenuTab, ReactNode> = {
  settings: <Settings2 />,
  appearance: <Palette />,
  'knowledge-base': <BookOpen />,
  integrations: <Blocks />,
}

/** A tab's code is loaded as soon as the pointer or the focus reaches its link. */
export function AgentMenu({ agent, current }: { agent: Agent; current: AgentTab | null }) {
  const mayChange = useMay('admin')
  return (
    <SideMenu aria-label="Agent">
      {menuTabs(agent.type).map((tab) => (
        <Entry
          key={tab}
          to={paths.agent(agent.id, tab)}
          aria-current={tab === current ? 'page' : undefined}
          onPointerEnter={() => preloadTab(tab)}
          onFocus={() => preloadTab(tab)}
        >
          {ICONS[tab]}
          {TAB_NAMES[tab]}
        </Entry>
      ))}
      {agent.activated && mayChange && <DeactivateEntry agent={agent} />}
    </SideMenu>
  )
}

const Entry = styled(Link)`
  ${sideMenuEntry}
`
