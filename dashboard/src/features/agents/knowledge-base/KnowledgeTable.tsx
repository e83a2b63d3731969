import type { KnowledgeItem } from 'shared-types'
import { Cell, Row, Table, WideCell } from '~/ui/Table.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { KnowledgeRow } from './KnowledgeRow.tsx'

const COLUMNS = ['Title', 'Type', 'Status', 'Linked agents', 'Added', '']
const WIDE = ['Type']

export function KnowledgeTable({ agentId, items }: { agentId: string; items: KnowledgeItem[] }) {
  return (
    <Table label="Data sources" columns={COLUMNS} wide={WIDE} of={items}>
      {(item) => <KnowledgeRow agentId={agentId} item={item} />}
    </Table>
  )
}

export function KnowledgeTableSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading data sources">
      <Table label="Data sources" columns={COLUMNS} wide={WIDE} of={[180, 140, 200]}>
        {(width) => (
          <Row>
            <Cell>
              <Skeleton width={width} />
            </Cell>
            <WideCell>
              <Skeleton width={70} />
            </WideCell>
            {[64, 40, 80, 24].map((cell) => (
              <Cell key={cell}>
                <Skeleton width={cell} />
              </Cell>
            ))}
          </Row>
        )}
      </Table>
    </div>
  )
}
