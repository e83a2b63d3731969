import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { foundWords } from 'shared-types'
import { callerName, callerNumber } from '~/features/call-logs/caller.ts'
import { longDate } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { Highlight } from '~/ui/Highlight.tsx'
import type { GroupProps } from './CommandPalette.tsx'
import { foundCallsQuery } from './queries.ts'

export function Calls({ text, onGo }: GroupProps) {
  const { data } = useQuery(foundCallsQuery(text))
  const found = foundWords(text)
  if (!data?.logs.length) return null
  return (
    <CommandGroup heading="Calls">
      {data.logs.map((log) => (
        <CommandItem
          key={log.id}
          value={`call ${log.id}`}
          icon={<Phone />}
          label={<Highlight text={callerName(log)} found={found} />}
          note={<Highlight text={log.match ?? callerNumber(log)} found={found} />}
          aside={longDate(log.created_at)}
          onSelect={() =>
            onGo({ to: paths.call(log.id, text), label: callerName(log), kind: 'call' })
          }
        />
      ))}
    </CommandGroup>
  )
}
