import { Lock, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { type Note, reaches } from 'shared-types'
import { styled } from 'styled-components'
import { useSession } from '~/api/session.ts'
import { dateAndTime, timeOfDay } from '~/lib/dates.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { NOTE_ID } from './note-id.ts'
import { useRemoveNote } from './queries.ts'

/** An internal note among the messages, drawn so that it cannot be mistaken for one. */
export function NoteCard({ note }: { note: Note }) {
  const { user } = useSession()
  const { mutate: remove } = useRemoveNote()
  const isOwn = user?.id === note.author.id
  return (
    <Box aria-label={`Private note of ${note.author.name}`} {...{ [NOTE_ID]: note.id }}>
      <Head>
        <Lock size={12} aria-hidden />
        <span>
          Private note · {note.author.name}{' '}
          <time dateTime={note.date} title={dateAndTime(note.date)}>
            {timeOfDay(note.date)}
          </time>
        </span>
        {user && (isOwn || reaches(user.role, 'admin')) && (
          <IconButton label="Delete this note" icon={<Trash2 />} onClick={() => remove(note.id)} />
        )}
      </Head>
      <Text>
        {partsOf(note).map((part, index) => (
          <Fragment key={index}>{part.startsWith('@') ? <b>{part}</b> : part}</Fragment>
        ))}
      </Text>
    </Box>
  )
}

/** Splits the text at the names of mentioned people. */
function partsOf({ text, mentions }: Note): string[] {
  let parts = [text]
  for (const { name } of mentions) {
    const named = `@${name}`
    parts = parts.flatMap((part) =>
      part === named
        ? [part]
        : part.split(named).flatMap((words, index) => (index > 0 ? [named, words] : [words])),
    )
  }
  return parts
}

const Box = styled.aside`
  align-self: stretch;
  margin-block: ${space[2]};
  padding: ${space[2]} ${space[3]} ${space[3]};
  border: 1px dashed ${color.neutralText};
  border-radius: ${radius.medium};
  background: ${color.neutralSoft};
  text-align: left;
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.neutralText};
  font-size: ${font.size[12]};
  > svg {
    flex-shrink: 0;
  }
  > button {
    margin-left: auto;
  }
`
const Text = styled.p`
  color: ${color.text};
  font-size: ${font.size[14]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
