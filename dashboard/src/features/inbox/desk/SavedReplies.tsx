import { useQuery } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import { useState } from 'react'
import { CommandDialog, CommandGroup, CommandItem } from '~/ui/CommandDialog.tsx'
import { fuzzyScore } from './fuzzy.ts'
import { savedRepliesQuery } from './queries.ts'

type Props = { onChoose: (text: string) => void; onClose: () => void }

/** The workspace's saved replies, found by title. */
export function SavedReplies({ onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const { data, isPending } = useQuery(savedRepliesQuery())
  const found = (data?.replies ?? [])
    .map((reply) => ({ reply, score: fuzzyScore(reply.title, typed) }))
    .filter(({ score }) => score !== null)
    .toSorted((one, other) => one.score! - other.score!)
  return (
    <CommandDialog
      label="Saved replies"
      placeholder="Find a saved reply"
      value={typed}
      onChange={setTyped}
      onClose={onClose}
      isBusy={isPending}
      empty={
        data?.replies.length === 0
          ? 'No saved replies yet. Admins add them in Settings, Saved replies.'
          : 'No saved reply has this in its title.'
      }
    >
      {found.length > 0 && (
        <CommandGroup heading="Saved replies">
          {found.map(({ reply }) => (
            <CommandItem
              key={reply.id}
              value={reply.id}
              icon={<MessageSquareQuote />}
              label={reply.title}
              note={reply.text}
              onSelect={() => onChoose(reply.text)}
            />
          ))}
        </CommandGroup>
      )}
    </CommandDialog>
  )
}
