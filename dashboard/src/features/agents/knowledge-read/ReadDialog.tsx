import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { KnowledgeItem, KnowledgePage } from 'shared-types'
import { styled } from 'styled-components'
import { useMay } from '~/product/roles.ts'
import { color, size, space } from '~/theme/tokens.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { pagesQuery } from '../knowledge-base/queries.ts'
import { PageContent } from './PageContent.tsx'
import { PageList } from './PageList.tsx'
import { ReadSkeleton } from './ReadSkeleton.tsx'

type Props = {
  agentId: string
  item: KnowledgeItem
  onClose: () => void
  /** The page that is open at first; the first page where no page has this id. */
  pageId?: string | undefined
}

/** What was read of a source, page by page: passages and facts that the owner can correct. */
export function ReadDialog({ agentId, item, onClose, pageId }: Props) {
  const mayChange = useMay('admin')
  const pages = useQuery(pagesQuery(agentId, item.id))
  const isLinked = item.agent_id !== agentId
  return (
    <Dialog
      open
      onClose={onClose}
      title={item.title}
      description={
        <>
          {countsOf(item)}{' '}
          {isLinked && mayChange && 'Another agent owns this data source: correct it there.'}
          {!isLinked &&
            mayChange &&
            'What you correct or hide stays so, on every page that says the same, until it says something new.'}
        </>
      }
      width="wide"
      focus="dialog"
    >
      <Frame>
        {pages.isPending && <ReadSkeleton hasList={item.progress.total > 1} />}
        {pages.isError && (
          <ErrorState title="The pages could not be loaded" onRetry={() => void pages.refetch()} />
        )}
        {pages.data && (
          <Panes
            {...{ agentId, item, pageId }}
            isReadOnly={isLinked || !mayChange}
            pages={pages.data}
          />
        )}
      </Frame>
    </Dialog>
  )
}

type PanesProps = {
  agentId: string
  item: KnowledgeItem
  isReadOnly: boolean
  pages: KnowledgePage[]
  pageId: string | undefined
}

function Panes({ agentId, item, isReadOnly, pages, pageId }: PanesProps) {
  const [chosenId, setChosenId] = useState(pageId)
  const page = pages.find(({ id }) => id === chosenId) ?? pages[0]
  if (!page) return null
  return (
    <>
      {pages.length > 1 && <PageList pages={pages} chosenId={page.id} onChoose={setChosenId} />}
      <PageContent
        key={page.id}
        page={page}
        of={{ agentId, kbId: item.id, pageId: page.id }}
        isAlone={pages.length === 1}
        isReadOnly={isReadOnly}
      />
    </>
  )
}

function countsOf({ type, progress: { done, failed, total } }: KnowledgeItem): string {
  if (type !== 'WEB_PAGES') return ''
  const failures = failed > 0 ? `, ${failed} failed` : ''
  return `${done} of ${total} pages read${failures}.`
}

/** As tall as the window allows, so that the page's content scrolls and not the dialog. */
const Frame = styled.div`
  display: flex;
  height: calc(100vh - ${size.aroundReader});
  min-height: ${size.readerLeast};
  margin: 0 calc(-1 * ${space[6]}) calc(-1 * ${space[5]});
  border-top: 1px solid ${color.line};
  @media (width < ${size.sideBySide}) {
    flex-direction: column;
  }
`
