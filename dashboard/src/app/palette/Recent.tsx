import { Bot, FileText, MessageSquare, Phone } from 'lucide-react'
import { useState } from 'react'
import { recentChoices } from '~/lib/recent-choices.ts'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import type { GroupProps } from './CommandPalette.tsx'

export function Recent({ onGo }: Pick<GroupProps, 'onGo'>) {
  const [choices] = useState(recentChoices)
  if (choices.length === 0) return null
  return (
    <CommandGroup heading="Recent">
      {choices.map((choice) => (
        <CommandItem
          key={choice.to}
          value={`recent ${choice.to}`}
          icon={ICONS[choice.kind]}
          label={choice.label}
          onSelect={() => onGo(choice)}
        />
      ))}
    </CommandGroup>
  )
}

/** The icon for each kind of choice. */
const ICONS = {
  page: <FileText />,
  agent: <Bot />,
  conversation: <MessageSquare />,
  call: <Phone />,
} as const
