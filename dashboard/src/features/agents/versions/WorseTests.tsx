import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { runQuery } from '../tests/queries.ts'
import { regressionsIn } from '../tests/rows.ts'

type Props = { agentId: string; runId: string }

/** The tests that pass live and fail with the draft, each with what is wrong. */
export function WorseTests({ agentId, runId }: Props) {
  const { data } = useQuery(runQuery(agentId, runId))
  return (
    <List aria-label="Tests that fail in the draft">
      {regressionsIn(data?.results ?? []).map(({ position, lines, reasons }) => (
        <li key={position}>
          {lines.at(-1)}
          {reasons.map((reason) => (
            <Wrong key={reason}>{reason}</Wrong>
          ))}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  overflow-wrap: anywhere;
`
const Wrong = styled.p`
  color: ${color.negativeText};
  font-size: ${font.size[13]};
`
