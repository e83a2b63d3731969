import { ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { longDate, timeOfDay } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis, onPhone, tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Highlight } from '~/ui/Highlight.tsx'
import { Cell, Row } from '~/ui/Table.tsx'
import { callerName, callerNumber } from './caller.ts'
import { storyOf } from './story.ts'

type Props = {
  log: CallLog
  isSelected: boolean
  /** A pattern for what the search found, to be marked; null without a search. */
  found: RegExp | null
  onOpen: () => void
}

export function CallLogRow({ log, isSelected, found, onOpen }: Props) {
  const name = callerName(log)
  const story = storyOf(log)
  // The whole row opens the call, and its button does so for the keyboard; the link to the agent works as a link.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a')) onOpen()
  }
  return (
    <Clickable aria-selected={isSelected} onClick={handleClick}>
      <Cell>
        <Caller>
          <Marker $unread={!log.read}>{!log.read && 'Unread'}</Marker>
          <Avatar name={name} diameter={28} />
          <Words>
            <Name $unread={!log.read} title={name}>
              <Highlight text={name} found={found} />
            </Name>
            <UnderName data-narrow>
              <Highlight text={callerNumber(log)} found={found} />
            </UnderName>
            <UnderName data-one-column>
              {longDate(log.created_at)}, {timeOfDay(log.created_at)} · {log.agent.name}
            </UnderName>
            {story && <Story title={story}>{story}</Story>}
            {log.match && (
              <Match title={log.match}>
                <Highlight text={log.match} found={found} />
              </Match>
            )}
            {log.live && (
              <Badge tone="positive" dot>
                Live
              </Badge>
            )}
          </Words>
        </Caller>
      </Cell>
      <Muted>
        <time dateTime={log.created_at}>
          {longDate(log.created_at)}
          <br />
          {timeOfDay(log.created_at)}
        </time>
      </Muted>
      <Number>
        <Highlight text={callerNumber(log)} found={found} />
      </Number>
      <Cell>
        <AgentLink to={paths.agent(log.agent.id, 'settings')}>{log.agent.name}</AgentLink>
      </Cell>
      <Cell>
        <Button size="small" data-row aria-label="View details">
          <span data-wide>View details</span>
          <ChevronRight data-narrow aria-hidden />
        </Button>
      </Cell>
    </Clickable>
  )
}

const Clickable = styled(Row)`
  cursor: pointer;
`
export const Caller = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`
/** A dot that can be seen, and the word for screen readers. */
const Marker = styled.span<{ $unread: boolean }>`
  overflow: hidden;
  flex-shrink: 0;
  width: ${space[2]};
  height: ${space[2]};
  border-radius: ${radius.round};
  background: ${({ $unread }) => ($unread ? color.accent : 'transparent')};
  color: transparent;
  font-size: 0;
`
const Words = styled.div`
  min-width: 0;
`
const UnderName = styled.div`
  ${ellipsis}
  ${tabular}
  color: ${color.muted};
  font-size: ${font.size[12]};
`
/** A phone has no pointer that could show the rest of a cut text. */
const Story = styled.div`
  ${ellipsis}
  color: ${color.muted};
  font-size: ${font.size[12]};
  ${onPhone} {
    display: -webkit-box;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`
const Match = styled.div`
  ${ellipsis}
  color: ${color.muted};
  font-size: ${font.size[12]};
`
const Name = styled.div<{ $unread: boolean }>`
  ${ellipsis}
  font-weight: ${({ $unread }) => ($unread ? font.weight.semibold : font.weight.medium)};
`
const Muted = styled(Cell)`
  color: ${color.muted};
  white-space: nowrap;
`
const Number = styled(Cell)`
  ${tabular}
  white-space: nowrap;
`
const AgentLink = styled(Link)`
  ${ellipsis}
  display: block;
  color: ${color.accentText};
  &:hover {
    text-decoration: underline;
  }
`
