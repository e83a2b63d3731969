import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'

/** A part of the panel with a title. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  )
}

type FactsProps = {
  facts: readonly [term: string, value: ReactNode][]
  /** Hides rows without a value; otherwise they say that it is unknown. */
  onlyKnown?: boolean
}

/** Rows with a term and its value. */
export function Facts({ facts, onlyKnown = false }: FactsProps) {
  const shown = onlyKnown ? facts.filter(([, value]) => value) : facts
  return (
    <List>
      {shown.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value || 'N/A'}</dd>
        </div>
      ))}
    </List>
  )
}

const Title = styled.h3`
  margin-bottom: ${space[2]};
  font-size: ${font.size[13]};
`
const List = styled.dl`
  font-size: ${font.size[13]};
  > div {
    display: grid;
    grid-template-columns: minmax(110px, 38%) 1fr;
    gap: ${space[3]};
    padding: ${space[2]} 0;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
