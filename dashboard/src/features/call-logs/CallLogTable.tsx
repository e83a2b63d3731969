import { foundWords, type CallLog } from 'shared-types'
import { styled } from 'styled-components'
import { font, size, space } from '~/theme/tokens.ts'
import { Table } from '~/ui/Table.tsx'
import { CallLogRow } from './CallLogRow.tsx'

export const CALL_LOG_COLUMNS = ['Caller Name', 'Date/Time', 'Caller Number', 'Agent', 'Action']

type Props = {
  logs: CallLog[]
  search: string
  selectedId: string | undefined
  onOpen: (log: CallLog) => void
}

export function CallLogTable({ logs, search, selectedId, onOpen }: Props) {
  const found = foundWords(search)
  return (
    <Compact>
      <Table label="Call logs" columns={CALL_LOG_COLUMNS} of={logs}>
        {(log) => (
          <CallLogRow
            log={log}
            found={found}
            isSelected={log.id === selectedId}
            onOpen={() => onOpen(log)}
          />
        )}
      </Table>
    </Compact>
  )
}

/** Width of the table below which all is shown under the name. */
const ONE_COLUMN = '480px'

/** Five columns beside a panel: the name takes the space that the others leave, and is cut where that is too little. */
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
  @container (width >= ${ONE_COLUMN}) {
    [data-one-column] {
      display: none;
    }
  }
  @container (width >= ${size.fiveColumns}) {
    [data-narrow] {
      display: none;
    }
  }
  /* Where five columns would leave no space for the name, the number is shown under it. */
  @container (width < ${size.fiveColumns}) {
    [data-wide],
    th:nth-child(3),
    td:nth-child(3) {
      display: none;
    }
    th:nth-child(2) {
      width: 96px;
    }
    th:nth-child(4) {
      width: 76px;
    }
    th:nth-child(5) {
      width: 58px;
      font-size: 0;
    }
    th:first-child,
    td:first-child,
    th:last-child,
    td:last-child {
      padding-inline: ${space[2]};
    }
  }
  /* Where even that leaves too little space, everything is shown under the name. */
  @container (width < ${ONE_COLUMN}) {
    th:nth-child(2),
    td:nth-child(2),
    th:nth-child(4),
    td:nth-child(4) {
      display: none;
    }
    td:first-child {
      padding-block: ${space[2]};
    }
  }
`
