import { Bot, Inbox, LayoutDashboard, Phone, Settings } from 'lucide-react'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { paths } from '~/lib/paths.ts'
import { Keys } from '~/ui/Keys.tsx'
import { GO_TO } from '../keyboard/shortcuts.ts'
import type { GroupProps } from './CommandPalette.tsx'
import { matches } from './matches.ts'

const PAGE_ICONS = {
  Dashboard: <LayoutDashboard />,
  'Call logs': <Phone />,
  Inbox: <Inbox />,
  Agents: <Bot />,
} as const

const SETTINGS = 'Settings'

export function Pages({ text, onGo }: GroupProps) {
  const pages = GO_TO.filter(({ label }) => matches(`Go to ${label}`, text))
  const hasSettings = matches(`Go to ${SETTINGS}`, text)
  if (pages.length === 0 && !hasSettings) return null
  return (
    <CommandGroup heading="Go to">
      {pages.map(({ key, label, to }) => (
        <CommandItem
          key={to}
          value={`page ${to}`}
          icon={PAGE_ICONS[label]}
          label={label}
          aside={<Keys keys={['G', key.toUpperCase()]} />}
          onSelect={() => onGo({ to, label, kind: 'page' })}
        />
      ))}
      {hasSettings && (
        <CommandItem
          value="page settings"
          icon={<Settings />}
          label={SETTINGS}
          onSelect={() => onGo({ to: paths.settings(), label: SETTINGS, kind: 'page' })}
        />
      )}
    </CommandGroup>
  )
}
