import { Bot, ChartColumn, Inbox, LayoutDashboard, Phone, Settings } from 'lucide-react'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { paths } from '~/lib/paths.ts'
import { useMay } from '~/product/roles.ts'
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

const REPORTS = {
  value: 'page reports',
  icon: <ChartColumn />,
  label: 'Reports',
  to: paths.reports,
}
const SETTINGS = {
  value: 'page settings',
  icon: <Settings />,
  label: 'Settings',
  to: paths.settings(),
}

export function Pages({ text, onGo }: GroupProps) {
  const pages = GO_TO.filter(({ label }) => matches(`Go to ${label}`, text))
  // Pages that have no shortcut.
  const more = (useMay('admin') ? [REPORTS, SETTINGS] : [SETTINGS]).filter(({ label }) =>
    matches(`Go to ${label}`, text),
  )
  if (pages.length + more.length === 0) return null
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
      {more.map(({ value, icon, label, to }) => (
        <CommandItem
          key={to}
          value={value}
          icon={icon}
          label={label}
          onSelect={() => onGo({ to, label, kind: 'page' })}
        />
      ))}
    </CommandGroup>
  )
}
