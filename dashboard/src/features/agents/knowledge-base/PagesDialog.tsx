import { useQuery } from '@tanstack/react-query'
import type { KnowledgeItem, KnowledgePage } from 'shared-types'
import { styled } from 'styled-components'
import { counted } from '~/lib/text.ts'
import { ellipsis } from '~/theme/mixins.ts'
import { color, font, space } from '~/theme/tokens.ts'
import { Badge, type Tone } from '~/ui/Badge.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { SkeletonRows } from '~/ui/SkeletonRows.tsx'
import { pagesQuery } from './queries.ts'
import { pathOfLink } from './source-rules.ts'

type Props = { agentId: string; item: KnowledgeItem; open: boolean; onClose: () => void }

/** What was read of an item, page by page, and why a page was not. */
export function PagesDialog({ agentId, item, open, onClose }: Props) {
  const pages = useQuery({ ...pagesQuery(agentId, item.id), enabled: open })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={item.title}
      description={`${item.progress.done} read, ${item.progress.failed} failed, ${item.progress.total} in all.`}
      width="large"
    >
      {pages.isPending && (
        <SkeletonRows
          label="Loading pages"
          count={Math.min(item.progress.total, 8) || 1}
          height={60}
        />
      )}
      {pages.isError && <ErrorState onRetry={() => void pages.refetch()} />}
      {pages.data && (
        <List tabIndex={0} aria-label="Pages">
          {pages.data.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </List>
      )}
    </Dialog>
  )
}

const TONES: Record<KnowledgePage['status'], Tone> = {
  pending: 'plain',
  trained: 'positive',
  failed: 'negative',
}

function PageRow({ page }: { page: KnowledgePage }) {
  return (
    <Item>
      <Words>
        <Name>{page.title ?? (page.url ? pathOfLink(page.url) : 'Document')}</Name>
        <Detail>
          {page.reason ??
            [page.url && pathOfLink(page.url), counted(page.passages, 'passage')]
              .filter(Boolean)
              .join(' · ')}
        </Detail>
      </Words>
      <Badge tone={TONES[page.status]}>{page.status}</Badge>
    </Item>
  )
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
`
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} 0;
  /* A site may have hundreds of pages: what is out of sight is not laid out. */
  content-visibility: auto;
  contain-intrinsic-size: auto 66px;
  & + & {
    border-top: 1px solid ${color.line};
  }
`
const Words = styled.div`
  min-width: 0;
`
const Name = styled.p`
  ${ellipsis}
  font-weight: ${font.weight.medium};
`
const Detail = styled.p`
  color: ${color.muted};
  font-size: ${font.size[13]};
  overflow-wrap: anywhere;
`
