import { useQuery } from '@tanstack/react-query'
import { Bot } from 'lucide-react'
import type { Agent } from 'shared-types'
import { AGENT_TYPES } from '~/features/agents/agent-types.ts'
import { menuTabs, TAB_NAMES } from '~/features/agents/tabs.ts'
import { paths } from '~/lib/paths.ts'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import type { GroupProps } from './CommandPalette.tsx'
import { matches } from './matches.ts'
import { agentsQuery } from './queries.ts'

const MAX = 8

/** The agents and, once something is typed, the tabs of each. */
export function Agents({ text, onGo }: GroupProps) {
  const { data: agents = [] } = useQuery(agentsQuery())
  const places = agents
    .flatMap((agent) => (text ? tabsOf(agent) : [wholeOf(agent)]))
    .filter(({ label, note }) => matches(`${label} ${note}`, text))
    .slice(0, MAX)
  if (places.length === 0) return null
  return (
    <CommandGroup heading="Agents">
      {places.map(({ to, label, note }) => (
        <CommandItem
          key={to}
          value={`agent ${to}`}
          icon={<Bot />}
          label={label}
          note={note}
          onSelect={() => onGo({ to, label, kind: 'agent' })}
        />
      ))}
    </CommandGroup>
  )
}

const wholeOf = ({ id, name, type }: Agent) => ({
  to: paths.agent(id, 'settings'),
  label: name,
  note: AGENT_TYPES[type].title,
})

const tabsOf = (agent: Agent) =>
  menuTabs(agent.type).map((tab) => ({
    to: paths.agent(agent.id, tab),
    label: `${agent.name} › ${TAB_NAMES[tab]}`,
    note: AGENT_TYPES[agent.type].title,
  }))
