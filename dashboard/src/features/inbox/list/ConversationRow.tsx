import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { recentTime } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, motion, radius, size, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { CountBadge } from '~/ui/Badge.tsx'
import { Highlight } from '~/ui/Highlight.tsx'
import { ChannelMark } from './ChannelMark.tsx'
import { ControlMark } from './ControlMark.tsx'
import type { InboxRow } from '../inbox-page.ts'
import { personName } from '../person-name.ts'
import { preview, withoutMarks } from './preview.ts'

/** In pixels. All rows have this height, so that the list can place them without measuring. */
export const ROW_HEIGHT = 68

type Props = {
  row: InboxRow
  isSelected: boolean
  /** The query of the address, so that the search and the filter stay. */
  query: string
  /** A pattern for what the search found, to be marked; null without a search. */
  found: RegExp | null
}

export function ConversationRow({ row, isSelected, query, found }: Props) {
  const { lastMsg, unread } = row
  const { sender } = lastMsg
  const name = personName(row.customer_name ?? sender.name)
  const isAnswer = row.customer_name !== undefined && sender.role !== 'customer'
  return (
    <Box
      data-row
      to={paths.conversation(row.id) + query}
      aria-current={isSelected ? 'page' : undefined}
    >
      <Avatar name={name} src={isAnswer ? null : sender.avatar} diameter={36} />
      <Words>
        <Line>
          <Name $unread={unread > 0} title={name}>
            <Highlight text={name} found={found} />
            {row.verified && (
              <b role="img" aria-label="Verified" style={{ color: color.accentText }}>
                {' ✓'}
              </b>
            )}
          </Name>
          <ChannelMark channel={row.channel} />
        </Line>
        <Time dateTime={lastMsg.date}>{recentTime(lastMsg.date)}</Time>
        <Line>
          <Last $unread={unread > 0}>
            {row.match ? (
              <Highlight text={withoutMarks(row.match)} found={found} />
            ) : (
              `${isAnswer ? `${personName(sender.name)}: ` : ''}${preview(lastMsg.message)}`
            )}
          </Last>
          {row.assignee && (
            <span
              role="img"
              aria-label={`Assigned to ${row.assignee.name}`}
              title={row.assignee.name}
            >
              <Avatar name={row.assignee.name} src={row.assignee.avatar} diameter={16} />
            </span>
          )}
          <ControlMark row={row} />
          <CountBadge count={unread} of={unread === 1 ? 'unread message' : 'unread messages'} />
        </Line>
      </Words>
    </Box>
  )
}

const Box = styled(Link)`
  container-type: inline-size;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  height: ${ROW_HEIGHT - 2}px;
  padding: 0 ${space[3]};
  border-radius: ${radius.medium};
  transition: background ${motion.fast};
  &:hover {
    background: ${color.sunken};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
/** The time is beside the name, or below everything else where the name needs the whole line. */
const Words = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[2]};
  align-items: center;
  > :last-child {
    grid-column: 1 / -1;
  }
  @container (width < ${size.inboxRow}) {
    > * {
      grid-column: 1 / -1;
    }
    > time {
      order: 1;
    }
  }
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${space[5]};
`
const Name = styled.span<{ $unread: boolean }>`
  ${ellipsis}
  flex: 1;
  font-weight: ${({ $unread }) => ($unread ? font.weight.semibold : font.weight.medium)};
`
const Time = styled.time`
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Last = styled.span<{ $unread: boolean }>`
  ${ellipsis}
  flex: 1;
  color: ${({ $unread }) => ($unread ? color.text : color.muted)};
  font-size: ${font.size[13]};
`
