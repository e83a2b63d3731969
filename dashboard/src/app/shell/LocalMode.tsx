import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plug } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { openLocalInbox, useLocalInbox } from '~/stores/local-inbox.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { localModeNotes } from './local-mode-notes.ts'
import { systemQuery } from './queries.ts'

const LocalInbox = lazy(async () => ({ default: (await import('./LocalInbox.tsx')).LocalInbox }))

/** Says plainly where a local stand-in is at work; nothing when the installation is fully configured. */
export function LocalMode({ isCompact }: { isCompact: boolean }) {
  const { data: status } = useQuery(systemQuery())
  const isInboxOpen = useLocalInbox((state) => state.isOpen)
  const notes = status ? localModeNotes(status) : []
  if (notes.length === 0) return null
  const hasInbox = status?.telephony === 'local'
  return (
    <>
      {isCompact ? (
        <CompactNote notes={notes} hasInbox={hasInbox} />
      ) : (
        <FullNote notes={notes} hasInbox={hasInbox} />
      )}
      {isInboxOpen && (
        <Suspense>
          <LocalInbox />
        </Suspense>
      )}
    </>
  )
}

type NoteProps = { notes: string[]; hasInbox: boolean }

function CompactNote({ notes, hasInbox }: NoteProps) {
  return (
    <>
      <Tooltip text={`Local mode: ${notes.join(' ')}`} side="right">
        <Mark tabIndex={0} role="img" aria-label={`Local mode. ${notes.join(' ')}`}>
          <Plug size={16} />
        </Mark>
      </Tooltip>
      {hasInbox && (
        <Centred>
          <IconButton
            label="Open local inbox"
            icon={<MessageSquareText />}
            tooltipSide="right"
            onClick={openLocalInbox}
          />
        </Centred>
      )}
    </>
  )
}

function FullNote({ notes, hasInbox }: NoteProps) {
  return (
    <Note role="note" aria-label="Local mode">
      <Title>
        <Plug size={14} aria-hidden /> Local mode
      </Title>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {hasInbox && (
        <Open type="button" onClick={openLocalInbox}>
          Open local inbox
        </Open>
      )}
    </Note>
  )
}

const Note = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Title = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.text};
  font-weight: ${font.weight.semibold};
`
const Open = styled.button`
  justify-self: start;
  padding: ${space.half} 0;
  border-radius: ${radius.small};
  color: ${color.accentText};
  font-weight: ${font.weight.medium};
  &:hover {
    text-decoration: underline;
  }
`
const Centred = styled.div`
  display: grid;
  place-items: center;
`
const Mark = styled.span`
  display: grid;
  place-items: center;
  height: ${space[8]};
  border-radius: ${radius.small};
  color: ${color.muted};
`
