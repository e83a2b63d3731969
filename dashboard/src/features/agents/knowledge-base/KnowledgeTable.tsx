import type { KnowledgeItem } from 'shared-types'
import { Cell, Row, SpareCell, Table, WideCell } from '~/ui/Table.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { KnowledgeRow } from './KnowledgeRow.tsx'

const COLUMNS = ['Title', 'Type', 'Status', 'Linked agents', 'Added', '']
const WIDE = ['Type']
const SPARE = ['Linked agents', 'Added']

export function KnowledgeTable({ agentId, items }: { agentId: string; items: KnowledgeItem[] }) {
  return (
    <Table label="Data sources" columns={COLUMNS} wide={WIDE} spare={SPARE} of={items}>
      {(item) => <KnowledgeRow agentId={agentId} item={item} />}
    </Table>
  )
}

export function KnowledgeTableSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading data sources">
      <Table label="Data sources" columns={COLUMNS} wide={WIDE} spare={SPARE} of={[180, 140, 200]}>
        {(width) => (
          <Row>
            <Cell>
              <Skeleton width={width} />
            </Cell>
            <WideCell>
              <Skeleton width={70} />
            </WideCell>
            <Cell>
              <Skeleton width={64} />
            </Cell>
            {[40, 80].map((cell) => (
              <SpareCell key={cell}>
                <Skeleton width={cell} />
              </SpareCell>
            ))}
            <Cell>
              <Skeleton width={24} />
            </Cell>
          </Row>
        )}
      </Table>
    </div>
  )
}
