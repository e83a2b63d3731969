import { useInfiniteQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import type { KnowledgePage } from 'shared-types'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { FactList } from './FactList.tsx'
import { whyNothing } from './page-words.ts'
import { PassageList } from './PassageList.tsx'
import {
  factsQuery,
  passagesQuery,
  useCorrectFact,
  useCorrectPassage,
  type PageOfItem,
} from './queries.ts'
import { ContentSkeleton } from './ReadSkeleton.tsx'

type Props = {
  page: KnowledgePage
  of: PageOfItem
  /** The address of the page that was read. */
  original: string
  isReadOnly: boolean
}

/** The facts of a page, then its passages; both are loaded in parts. */
export function ReadRows({ page, of, original, isReadOnly }: Props) {
  const facts = useInfiniteQuery(factsQuery(of))
  const passages = useInfiniteQuery(passagesQuery(of))
  const correctFact = useCorrectFact(of)
  const correctPassage = useCorrectPassage(of)

  if (facts.isLoadingError || passages.isLoadingError) {
    const retry = () => Promise.all([facts.refetch(), passages.refetch()])
    return <ErrorState title="What was read could not be loaded" onRetry={() => void retry()} />
  }
  if (facts.isPending || passages.isPending) return <ContentSkeleton />
  const isEmpty = facts.data.pages[0]?.total === 0 && passages.data.pages[0]?.total === 0
  if (isEmpty)
    return (
      <EmptyState
        icon={<FileQuestionMark />}
        title="Nothing was read from this page"
        text={whyNothing(page)}
      />
    )
  return (
    <>
      <FactList
        parts={facts.data.pages}
        count={page.facts}
        isLoadingMore={facts.isFetchingNextPage}
        onMore={() => void facts.fetchNextPage()}
        onChange={isReadOnly ? undefined : correctFact.mutateAsync}
        original={original}
      />
      <PassageList
        parts={passages.data.pages}
        isLoadingMore={passages.isFetchingNextPage}
        onMore={() => void passages.fetchNextPage()}
        onChange={isReadOnly ? undefined : correctPassage.mutateAsync}
        original={original}
      />
    </>
  )
}
