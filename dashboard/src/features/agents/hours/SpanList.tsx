import { Plus, X } from 'lucide-react'
import { HOURS_SPANS_MAX, type Span } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { TextField } from '~/ui/TextField.tsx'
import { withSpan } from './draft.ts'

type Props = {
  /** Whose hours these are, for users who hear the fields. */
  of: string
  spans: Span[]
  error: string | undefined
  onChange: (spans: Span[]) => void
}

/** The opening hours of a day; several spans mean breaks in between. */
export function SpanList({ of, spans, error, onChange }: Props) {
  const change = (at: number, changed: Partial<Span>) =>
    onChange(spans.map((span, n) => (n === at ? { ...span, ...changed } : span)))
  const isWhole = (span: Span) => span.from === span.to
  return (
    <Stack>
      {spans.length === 0 && (
        <Line>
          <Closed>Closed</Closed>
          <Add of={of} onAdd={() => onChange(withSpan(spans))} />
        </Line>
      )}
      {spans.map((span, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Spans have no id, only a position
        <Line key={at}>
          <TextField
            label={`${of}, from`}
            hideLabel
            type="time"
            value={span.from}
            onChange={(event) => change(at, { from: event.target.value })}
          />
          <span aria-hidden>–</span>
          <TextField
            label={`${of}, to`}
            hideLabel
            type="time"
            value={span.to}
            onChange={(event) => change(at, { to: event.target.value })}
          />
          <IconButton
            label={`Remove these hours of ${of}`}
            icon={<X size={16} />}
            onClick={() => onChange(spans.filter((_, n) => n !== at))}
          />
          {at === spans.length - 1 && spans.length < HOURS_SPANS_MAX && !isWhole(span) && (
            <Add of={of} onAdd={() => onChange(withSpan(spans))} />
          )}
          {span.from && span.to <= span.from && <Note>{noteOf(span)}</Note>}
        </Line>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
    </Stack>
  )
}

function noteOf({ from, to }: Span): string {
  if (from === to) return '24 hours'
  return to === '00:00' ? 'until midnight' : 'until the next day'
}

const Add = ({ of, onAdd }: { of: string; onAdd: () => void }) => (
  <IconButton label={`Add hours to ${of}`} icon={<Plus size={16} />} onClick={onAdd} />
)

const Stack = styled.div`
  display: grid;
  gap: ${space[2]};
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: 36px;
`
const Closed = styled.span`
  color: ${color.muted};
`
const Note = styled.span`
  color: ${color.muted};
  font-size: ${font.size[13]};
`
const Problem = styled.p`
  color: ${color.negative};
  font-size: ${font.size[13]};
`
