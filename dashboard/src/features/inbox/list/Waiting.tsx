import { useQuery } from '@tanstack/react-query'
import { Hand } from 'lucide-react'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { ConversationList } from 'shared-types'
import { styled } from 'styled-components'
import { dateAndTime, recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, radius, size, space } from '~/theme/tokens.ts'
import { Rows } from '~/ui/Rows.tsx'
import { inboxPageQuery } from '../queries.ts'

const NOBODY: NonNullable<ConversationList['waiting']> = []
const waitingIn = ({ waiting }: ConversationList) => waiting ?? NOBODY

/** Visitors who asked for a person and have none, the longest wait first. They are shown at the top, wherever else they are in the list. */
export function Waiting() {
  const { conversationId } = useParams()
  const { search } = useLocation()
  // The list below requests this data.
  const { data = NOBODY } = useQuery({
    ...inboxPageQuery(1),
    select: waitingIn,
    refetchOnMount: false,
  })
  if (data.length === 0) return null
  return (
    <Box aria-label="Waiting for a person">
      <Rows of={data} kind="div">
        {({ id, customer_name: name, lastMsg, waiting_since: since }) => (
          <Row
            data-row
            to={paths.conversation(id) + search}
            aria-current={id === conversationId ? 'page' : undefined}
          >
            <Hand aria-hidden />
            <Name>{name ?? lastMsg.sender.name}</Name>
            {since && (
              <time dateTime={since} title={dateAndTime(since)}>
                waiting since {recentTime(since)}
              </time>
            )}
          </Row>
        )}
      </Rows>
    </Box>
  )
}

const Box = styled.section`
  flex-shrink: 0;
  max-height: 30%;
  margin: 0 ${space[2]} ${space[1]};
  padding: ${space[1]};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`
const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.controlSmall};
  padding: 0 ${space[2]};
  border-radius: ${radius.small};
  color: ${color.neutralText};
  font-size: ${font.size[12]};
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  svg {
    flex-shrink: 0;
    width: ${size.icon};
    height: ${size.icon};
  }
  time {
    flex-shrink: 0;
  }
`
const Name = styled.span`
  ${ellipsis}
  flex: 1;
  &::first-letter {
    text-transform: uppercase;
  }
  color: ${color.text};
  font-size: ${font.size[13]};
  font-weight: ${font.weight.medium};
`
