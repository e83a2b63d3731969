import { useQuery } from '@tanstack/react-query'
import { CheckCheck, EyeOff } from 'lucide-react'
import type { KnowledgeContradiction } from 'shared-types'
import { styled } from 'styled-components'
import { truncate } from '~/lib/text.ts'
import { useMay } from '~/product/roles.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Button } from '~/ui/Button.tsx'
import { Card } from '~/ui/Card.tsx'
import { Rows } from '~/ui/Rows.tsx'
import { contradictionsQuery, useAcceptContradiction, useHideSide } from './queries.ts'

/** Enough characters of a quote to tell the buttons apart. */
const NAME_LENGTH = 60

/** Pages that contradict each other. Shows nothing where there are no contradictions. */
export function ContradictionList({ agentId }: { agentId: string }) {
  const { data } = useQuery(contradictionsQuery(agentId))
  const mayChange = useMay('admin')
  const { mutate: hide, isPending } = useHideSide(agentId)
  const { mutate: accept, isPending: isAccepting } = useAcceptContradiction(agentId)
  if (!data?.length) return null
  return (
    <Card as="section" aria-labelledby="contradictions">
      <Title id="contradictions">Your sources contradict each other</Title>
      <Text>
        The agent may say either.
        {mayChange &&
          ' Hide the one that is wrong, and put the page right: what you hide stays hidden until the page says something new. Where both are right, say so: it comes back when one of them changes.'}
      </Text>
      <ul>
        <Rows of={data}>
          {(contradiction) => (
            <Item>
              <Head>
                <What>{nameOf(contradiction)}</What>
                {mayChange && (
                  <Button
                    size="small"
                    icon={<CheckCheck />}
                    disabled={isPending || isAccepting}
                    aria-label={`Both are right: ${nameOf(contradiction)}`}
                    onClick={() => accept(contradiction.id)}
                  >
                    Both are right
                  </Button>
                )}
              </Head>
              <Sides>
                {contradiction.sides.map((side) => (
                  <Side key={side.fact_id}>
                    <Quote>{side.text}</Quote>
                    <Detail>
                      {!side.text.includes(side.meaning) && `Understood as ${side.meaning} · `}
                      <Source side={side} />
                    </Detail>
                    {mayChange && (
                      <Button
                        size="small"
                        icon={<EyeOff />}
                        disabled={isPending || isAccepting}
                        aria-label={`Hide: ${truncate(side.text, NAME_LENGTH)}`}
                        onClick={() => hide(side)}
                      >
                        Hide
                      </Button>
                    )}
                  </Side>
                ))}
              </Sides>
            </Item>
          )}
        </Rows>
      </ul>
    </Card>
  )
}

function Source({ side: { title, url } }: { side: KnowledgeContradiction['sides'][number] }) {
  if (!url) return title
  return (
    <a href={url} target="_blank" rel="noreferrer">
      {title}
    </a>
  )
}

const KINDS: Record<KnowledgeContradiction['kind'], string> = {
  phone: 'Phone number',
  email: 'Email address',
  address: 'Address',
  hours: 'Opening hours',
  price: 'Price',
  date: 'Dates',
}

/** Used for a page whose address gives no better name. */
const nameOf = ({ kind, label }: KnowledgeContradiction): string =>
  label && kind !== 'address' ? `${KINDS[kind]}: ${label}` : KINDS[kind]

const Title = styled.h3`
  font-size: ${font.size[14]};
`
const Text = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.muted};
`
const Item = styled.li`
  padding: ${space[3]} 0;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`
const What = styled.p`
  font-weight: ${font.weight.medium};
`
const Sides = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space[4]};
`
const Side = styled.li`
  min-width: 0;
  overflow-wrap: anywhere;
`
const Quote = styled.q``
const Detail = styled.p`
  margin: ${space[1]} 0 ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[13]};
  a {
    color: ${color.accentText};
    text-decoration: underline;
  }
`
