import { useQuery } from '@tanstack/react-query'
import { Plug } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Tooltip } from '~/ui/Tooltip.tsx'
import { localModeNotes } from './local-mode-notes.ts'
import { systemQuery } from './queries.ts'

/** Says plainly where a local stand-in is at work; nothing when the installation is fully configured. */
export function LocalMode({ isCompact }: { isCompact: boolean }) {
  const { data: status } = useQuery(systemQuery())
  const notes = status ? localModeNotes(status) : []
  if (notes.length === 0) return null
  if (isCompact) {
    return (
      <Tooltip text={`Local mode: ${notes.join(' ')}`} side="right">
        <Mark tabIndex={0} role="img" aria-label={`Local mode. ${notes.join(' ')}`}>
          <Plug size={16} />
        </Mark>
      </Tooltip>
    )
  }
  return (
    <Note role="note" aria-label="Local mode">
      <Title>
        <Plug size={14} aria-hidden /> Local mode
      </Title>
      {notes.map((note) => (
        <p key={note}>{note}</p>
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
const Mark = styled.span`
  display: grid;
  place-items: center;
  height: ${space[8]};
  border-radius: ${radius.small};
  color: ${color.muted};
`
