import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plug, Send } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import type { SystemStatus } from 'shared-types'
import { styled } from 'styled-components'
import { openLocalInbox, useLocalInbox } from '~/stores/local-inbox.ts'
import { openLocalTelegram, useLocalTelegram } from '~/stores/local-telegram.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { localModeNotes } from './local-mode-notes.ts'
import { systemQuery } from './queries.ts'

const LocalInbox = lazy(async () => ({ default: (await import('./LocalInbox.tsx')).LocalInbox }))
const LocalTelegram = lazy(async () => ({
  default: (await import('./local-telegram/LocalTelegram.tsx')).LocalTelegram,
}))

type Panel = { label: string; icon: ReactNode; open: () => void }

/** What of the outside world is on the screen instead. */
const panelsOf = ({ telephony, telegram }: SystemStatus): Panel[] => [
  ...(telephony === 'local'
    ? [{ label: 'Open local inbox', icon: <MessageSquareText />, open: openLocalInbox }]
    : []),
  ...(telegram === 'local'
    ? [{ label: 'Open local Telegram', icon: <Send />, open: openLocalTelegram }]
    : []),
]

/** Says plainly where a local stand-in is at work; nothing when the installation is fully configured. */
export function LocalMode({ isCompact }: { isCompact: boolean }) {
  const { data: status } = useQuery(systemQuery())
  const isInboxOpen = useLocalInbox((state) => state.isOpen)
  const isTelegramOpen = useLocalTelegram((state) => state.isOpen)
  const notes = status ? localModeNotes(status) : []
  if (!status || notes.length === 0) return null
  const panels = panelsOf(status)
  return (
    <>
      {isCompact ? (
        <CompactNote notes={notes} panels={panels} />
      ) : (
        <FullNote notes={notes} panels={panels} />
      )}
      {isInboxOpen && (
        <Suspense>
          <LocalInbox />
        </Suspense>
      )}
      {isTelegramOpen && (
        <Suspense>
          <LocalTelegram />
        </Suspense>
      )}
    </>
  )
}

type NoteProps = { notes: string[]; panels: Panel[] }

function CompactNote({ notes, panels }: NoteProps) {
  return (
    <>
      <Tooltip text={`Local mode: ${notes.join(' ')}`} side="right">
        <Mark tabIndex={0} role="img" aria-label={`Local mode. ${notes.join(' ')}`}>
          <Plug size={16} />
        </Mark>
      </Tooltip>
      {panels.map(({ label, icon, open }) => (
        <Centred key={label}>
          <IconButton label={label} icon={icon} tooltipSide="right" onClick={open} />
        </Centred>
      ))}
    </>
  )
}

function FullNote({ notes, panels }: NoteProps) {
  return (
    <Note role="note" aria-label="Local mode">
      <Title>
        <Plug size={14} aria-hidden /> Local mode
      </Title>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {panels.map(({ label, open }) => (
        <Open key={label} type="button" onClick={open}>
          {label}
        </Open>
      ))}
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
