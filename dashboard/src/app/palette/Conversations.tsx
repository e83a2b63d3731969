import { useQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { foundWords } from 'shared-types'
import { paths } from '~/lib/paths.ts'
import { CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { Highlight } from '~/ui/Highlight.tsx'
import type { GroupProps } from './CommandPalette.tsx'
import { foundConversationsQuery } from './queries.ts'

export function Conversations({ text, onGo }: GroupProps) {
  const { data } = useQuery(foundConversationsQuery(text))
  const found = foundWords(text)
  if (!data?.conversations.length) return null
  return (
    <CommandGroup heading="Conversations">
      {data.conversations.map(({ id, customer_name, lastMsg, match }) => {
        const name = customer_name ?? lastMsg.sender.name
        return (
          <CommandItem
            key={id}
            value={`conversation ${id}`}
            icon={<MessageSquare />}
            label={<Highlight text={name} found={found} />}
            note={<Highlight text={match ?? lastMsg.message} found={found} />}
            onSelect={() => onGo({ to: paths.conversation(id), label: name, kind: 'conversation' })}
          />
        )
      })}
    </CommandGroup>
  )
}
