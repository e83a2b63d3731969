import { useQuery } from '@tanstack/react-query'
import type { Rated } from 'shared-types'
import { styled } from 'styled-components'
import { color, font, space } from '~/theme/tokens.ts'
import { Card } from '~/ui/Card.tsx'
import { CardTitle } from '~/ui/CardTitle.tsx'
import { ratingsQuery } from './queries.ts'

/** How visitors rated their conversations, by agent and by last author; nothing before the first rating. */
export function RatingsCard() {
  const { data } = useQuery(ratingsQuery())
  if (!data || data.agents.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ratings">
      <CardTitle id="ratings">Ratings</CardTitle>
      <Text>A rating counts for the agent, and for whoever of you wrote last.</Text>
      <Rates label="Agents" rated={data.agents} />
      {data.people.length > 0 && <Rates label="People" rated={data.people} />}
    </Card>
  )
}

function Rates({ label, rated }: { label: string; rated: Rated[] }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">Good</th>
          <th scope="col">Not good</th>
        </tr>
      </thead>
      <tbody>
        {rated.map(({ id, name, good, bad }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{good}</td>
            <td>{bad}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Text = styled.p`
  max-width: 60ch;
  color: ${color.muted};
`
const Table = styled.table`
  width: 100%;
  max-width: 480px;
  margin-top: ${space[5]};
  border-collapse: collapse;
  font-size: ${font.size[13]};
  font-variant-numeric: tabular-nums;
  :is(th, td) {
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
  }
`
