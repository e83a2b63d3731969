import type { Report } from 'shared-types'
import { styled } from 'styled-components'
import { onPhone } from '~/theme/mixins.ts'
import { font, space } from '~/theme/tokens.ts'
import {
  BROUGHT_FIGURES,
  CALL_FIGURES,
  CONVERSATION_FIGURES,
  type Figure,
  isKnown,
} from './figures.ts'
import { FigureTile } from './FigureTile.tsx'
import type { Within } from './links.ts'

const SECTIONS: [title: string, figures: Figure[]][] = [
  ['Conversations', CONVERSATION_FIGURES],
  ['Calls', CALL_FIGURES],
  ['What it brought and cost', BROUGHT_FIGURES],
]

/** The totals of the whole period. */
export function Figures({ report, within }: { report: Report; within: Within }) {
  const { totals, before, previous } = report
  return SECTIONS.map(([title, figures]) => (
    <section key={title} aria-label={title}>
      <Title>{title}</Title>
      <Grid>
        {figures
          .filter((figure) => isKnown(figure, totals))
          .map((figure) => (
            <FigureTile
              key={figure.id}
              figure={figure}
              totals={totals}
              before={before}
              within={within}
              withinBefore={{ ...within, ...previous }}
            />
          ))}
      </Grid>
    </section>
  ))
}

const Title = styled.h2`
  margin-bottom: ${space[3]};
  font-size: ${font.size[16]};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space[3]};
  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
