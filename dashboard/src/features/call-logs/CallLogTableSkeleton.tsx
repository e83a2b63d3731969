import { CALL_LOG_PAGE } from 'shared-types'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { Cell, Row, Table } from '~/ui/Table.tsx'
import { Caller } from './CallLogRow.tsx'
import { CALL_LOG_COLUMNS, Compact } from './CallLogTable.tsx'

const ROWS = Array.from({ length: CALL_LOG_PAGE }, (_, row) => row)

export function CallLogTableSkeleton() {
  return (
    <Compact role="status" aria-busy aria-label="Loading call logs">
      <Table label="Call logs" columns={CALL_LOG_COLUMNS} of={ROWS}>
        {() => (
          <Row>
            <Cell>
              <Caller>
                <Skeleton width={8} height={8} round />
                <Skeleton width={28} height={28} round />
                <Skeleton width="55%" />
              </Caller>
            </Cell>
            {CALL_LOG_COLUMNS.slice(1).map((column) => (
              <Cell key={column}>
                <Skeleton width="80%" />
              </Cell>
            ))}
          </Row>
        )}
      </Table>
    </Compact>
  )
}
