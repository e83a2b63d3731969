import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { dateAndTime, recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Rows } from '~/ui/Rows.tsx'
import { othersQuery } from '../desk/queries.ts'
import { preview } from '../list/preview.ts'
import { DETAILS } from './details-address.ts'

/** Other conversations of the same visitor, newest first; nothing where there are none. */
export function OtherConversations({ id }: { id: string }) {
  const { data } = useQuery(othersQuery(id))
  const [search] = useSearchParams()
  if (!data || data.length === 0) return null
  const kept = new URLSearchParams(search)
  // Opens the conversation itself on a phone, not its details.
  kept.delete(DETAILS)
  return (
    <Section aria-label="Other conversations">
      <Title>Other conversations</Title>
      <Rows of={data} kind="div">
        {(other) => (
          <Row to={{ pathname: paths.conversation(other.id), search: kept.toString() }}>
            <Words>{preview(other.first_words) || 'No words'}</Words>
            <Facts>
              <time dateTime={other.date} title={dateAndTime(other.date)}>
                {recentTime(other.date)}
              </time>
              {` · ${other.agent_name}${other.resolved ? ' · Resolved' : ''}`}
            </Facts>
          </Row>
        )}
      </Rows>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[5]} ${space[3]};
  border-top: 1px solid ${color.line};
`
const Title = styled.h3`
  padding: 0 ${space[2]};
  color: ${color.muted};
  font-size: ${font.size[12]};
  font-weight: 400;
`
const Row = styled(Link)`
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 44px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  &:hover {
    background: ${color.sunken};
  }
`
const Words = styled.span`
  ${ellipsis}
`
const Facts = styled.span`
  ${ellipsis}
  color: ${color.muted};
  font-size: ${font.size[12]};
`
