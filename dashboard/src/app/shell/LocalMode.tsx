import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plug, Send } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { SystemStatus } from 'shared-types'
import { styled } from 'styled-components'
import {
  openLocalInbox,
  openLocalTelegram,
  useLocalInbox,
  useLocalTelegram,
} from '~/stores/local-windows.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { partsOf } from './parts.ts'
import { systemQuery } from '~/product/queries.ts'

const LocalInbox = lazy(async () => ({ default: (await import('./LocalInbox.tsx')).LocalInbox }))
const LocalTelegram = lazy(async () => ({
  default: (await import('./local-telegram/LocalTelegram.tsx')).LocalTelegram,
}))

const PartsDialog = lazy(async () => ({ default: (await import('./PartsDialog.tsx')).PartsDialog }))

type Panel = { label: string; icon: ReactNode; open: () => void }

/**
 * The parts of the outside world that are shown on the screen instead.
 * @param mayAct whether the user may call, text and write as a customer there.
 */
const panelsOf = ({ telephony, mail, telegram }: SystemStatus, mayAct: boolean): Panel[] => [
  ...((mayAct && telephony === 'local') || mail === 'local'
    ? [{ label: 'Open local inbox', icon: <MessageSquareText />, open: openLocalInbox }]
    : []),
  ...(mayAct && telegram === 'local'
    ? [{ label: 'Open local Telegram', icon: <Send />, open: openLocalTelegram }]
    : []),
]

/** Says plainly how much of the outside world is simulated; shows nothing when the installation is fully configured. */
export function LocalMode({ isCompact }: { isCompact: boolean }) {
  const { data: status } = useQuery(systemQuery())
  const mayAct = useMay('admin')
  const [isListOpen, setListOpen] = useState(false)
  const isInboxOpen = useLocalInbox((state) => state.isOpen)
  const isTelegramOpen = useLocalTelegram((state) => state.isOpen)
  const parts = status ? partsOf(status) : []
  const standIns = parts.filter(({ state }) => state === 'stand-in').length
  if (!status || standIns === 0) return null
  const list: Panel = { label: 'What is real here', icon: <Plug />, open: () => setListOpen(true) }
  const panels = [list, ...panelsOf(status, mayAct)]
  return (
    <>
      {isCompact ? (
        panels.map(({ label, icon, open }) => (
          <Centred key={label}>
            <IconButton label={label} icon={icon} tooltipSide="right" onClick={open} />
          </Centred>
        ))
      ) : (
        <FullNote standIns={standIns} panels={panels} />
      )}
      <Suspense>
        {isListOpen && <PartsDialog parts={parts} onClose={() => setListOpen(false)} />}
        {isInboxOpen && <LocalInbox status={status} />}
        {isTelegramOpen && <LocalTelegram />}
      </Suspense>
    </>
  )
}

function FullNote({ standIns, panels }: { standIns: number; panels: Panel[] }) {
  return (
    <Note role="note" aria-label="Local mode">
      <Title>
        <Plug size={14} aria-hidden /> Local mode
      </Title>
      <p>{standIns === 1 ? '1 part is a stand-in.' : `${standIns} parts are stand-ins.`}</p>
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
