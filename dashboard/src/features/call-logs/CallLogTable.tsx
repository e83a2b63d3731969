import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import type { CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { longDate, timeOfDay } from '~/lib/dates.ts'
import { paths } from '~/lib/paths.ts'
import { ellipsis, tabular } from '~/theme/mixins.ts'
import { color, font, radius, space } from '~/theme/tokens.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Cell, Row, Table } from '~/ui/Table.tsx'
import { callerName, callerNumber } from './caller.ts'

export const CALL_LOG_COLUMNS = ['Caller Name', 'Date/Time', 'Caller Number', 'Agent', 'Action']

type Props = {
  logs: CallLog[]
  selectedId: string | undefined
  onOpen: (log: CallLog) => void
}

export function CallLogTable({ logs, selectedId, onOpen }: Props) {
  return (
    <Compact>
      <Table label="Call logs" columns={CALL_LOG_COLUMNS}>
        {logs.map((log) => (
          <LogRow
            key={log.id}
            log={log}
            isSelected={log.id === selectedId}
            onOpen={() => onOpen(log)}
          />
        ))}
      </Table>
    </Compact>
  )
}

type RowProps = { log: CallLog; isSelected: boolean; onOpen: () => void }

function LogRow({ log, isSelected, onOpen }: RowProps) {
  const name = callerName(log)
  // The whole row opens the call, its button for the keyboard; the link to the agent keeps its own way.
  const handleClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('a')) onOpen()
  }
  return (
    <Clickable aria-selected={isSelected} onClick={handleClick}>
      <Cell>
        <Caller>
          <Marker $unread={!log.read}>{!log.read && 'Unread'}</Marker>
          <Avatar name={name} diameter={28} />
          <Name $unread={!log.read} title={name}>
            {name}
          </Name>
          {log.live && (
            <Badge tone="positive" dot>
              Live
            </Badge>
          )}
        </Caller>
      </Cell>
      <Muted>
        <time dateTime={log.created_at}>
          {longDate(log.created_at)}
          <br />
          {timeOfDay(log.created_at)}
        </time>
      </Muted>
      <Number>{callerNumber(log)}</Number>
      <Cell>
        <AgentLink to={paths.agent(log.agent.id, 'settings')}>{log.agent.name}</AgentLink>
      </Cell>
      <Cell>
        <Button size="small">View details</Button>
      </Cell>
    </Clickable>
  )
}

/** Five columns beside a panel: the name takes what the others leave, and is cut where that is little. */
export const Compact = styled.div`
  font-size: ${font.size[13]};
  table {
    table-layout: fixed;
  }
  th:nth-child(2) {
    width: 108px;
  }
  th:nth-child(3) {
    width: 122px;
  }
  th:nth-child(4) {
    width: 104px;
  }
  th:nth-child(5) {
    width: 122px;
  }
  td {
    height: calc(${space[12]} + ${space[2]});
  }
  th,
  td {
    padding-right: ${space[2]};
    padding-left: ${space[2]};
  }
  th:last-child {
    text-align: right;
  }
  th:last-child,
  td:last-child {
    padding-right: ${space[4]};
  }
  th:first-child {
    padding-left: ${space[6]};
  }
`
const Clickable = styled(Row)`
  cursor: pointer;
`
export const Caller = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`
/** A dot for the eye, the word for a screen reader. */
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
const Name = styled.span<{ $unread: boolean }>`
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
