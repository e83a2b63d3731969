import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import type { CallLog, CallSignal } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { PanelSection } from './PanelSection.tsx'
import { weightiestFirst } from './signals.ts'

const DECISIONS: Record<NonNullable<CallLog['decision']>, { label: string; tone: Tone }> = {
  connect: { label: 'Put through', tone: 'positive' },
  take_message: { label: 'Message taken', tone: 'neutral' },
  end: { label: 'Call ended', tone: 'negative' },
}

/** What the agent decided and what spoke for and against it; nothing where no agent screened. */
export function DecisionCard({ log: { decision, live, signals = [] } }: { log: CallLog }) {
  if (!decision && signals.length === 0) return null
  return (
    <PanelSection title="Decision">
      {decision ? (
        <Badge tone={DECISIONS[decision].tone} dot>
          {DECISIONS[decision].label}
        </Badge>
      ) : (
        <Badge>{live ? 'Still listening' : 'Not decided'}</Badge>
      )}
      <List>
        {weightiestFirst(signals).map((signal) => (
          <SignalRow key={signal.name} signal={signal} />
        ))}
      </List>
    </PanelSection>
  )
}

function SignalRow({ signal: { weight, because } }: { signal: CallSignal }) {
  const isFor = weight > 0
  return (
    <Item $for={isFor}>
      {isFor ? (
        <ArrowUpRight aria-label="Speaks for putting through" />
      ) : (
        <ArrowDownRight aria-label="Speaks against putting through" />
      )}
      {because}
    </Item>
  )
}

const List = styled.ul`
  margin-top: ${space[2]};
  font-size: ${font.size[13]};
`
const Item = styled.li<{ $for: boolean }>`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  svg {
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    color: ${({ $for }) => ($for ? color.positive : color.negative)};
  }
`
