import { ArrowDownRight, ArrowUpRight } from 'lucide-react'
import { callOutcome, type CallLog, type CallSignal } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, size, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { PanelSection } from './PanelSection.tsx'
import { weightiestFirst } from './signals.ts'

const toneOf = ({ decision, rang, live }: CallLog): Tone => {
  if (decision === 'end') return 'negative'
  return decision === 'connect' && (rang === 'answered' || live) ? 'positive' : 'neutral'
}

/** The agent's decision and the reasons for and against it; nothing where the agent does not screen calls. */
export function DecisionCard({ log }: { log: CallLog }) {
  const { live, signals = [] } = log
  const outcome = callOutcome(log)
  if (!outcome && signals.length === 0) return null
  return (
    <PanelSection title="Decision">
      {outcome ? (
        <Badge tone={toneOf(log)} dot>
          {outcome}
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
  return (
    <Item $tone={weight > 0 ? color.positive : color.negative}>
      {weight > 0 ? (
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
const Item = styled.li<{ $tone: string }>`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]} 0;
  svg {
    width: ${size.icon};
    height: ${size.icon};
    margin-top: ${space.half};
    color: ${({ $tone }) => $tone};
    flex-shrink: 0;
  }
`
