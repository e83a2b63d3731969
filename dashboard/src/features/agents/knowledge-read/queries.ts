import {
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import {
  fillPath,
  knowledge,
  type Correction,
  type KnowledgeFact,
  type KnowledgePassage,
} from 'shared-types'
import { nextOf } from '~/lib/entries-of.ts'
import { call } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { API_BASE } from '~/lib/paths.ts'
import { asChanged } from './as-changed.ts'

export type PageOfItem = { agentId: string; kbId: string; pageId: string }

type Part<Row> = { rows: Row[]; total: number; next: number | null }
type Parts<Row> = InfiniteData<Part<Row>, number>

const TELLS = { meta: { failure: 'Error fetching knowledge base' } }

export const passagesQuery = (params: PageOfItem) =>
  infiniteQueryOptions({
    queryKey: [knowledge.passages.path, { params }] as const,
    queryFn: ({ pageParam: from, signal }) =>
      call(knowledge.passages, { params, query: { from } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    ...TELLS,
  })

export const factsQuery = (params: PageOfItem) =>
  infiniteQueryOptions({
    queryKey: [knowledge.facts.path, { params }] as const,
    queryFn: ({ pageParam: from, signal }) =>
      call(knowledge.facts, { params, query: { from } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextOf,
    ...TELLS,
  })

/** The address of an item's uploaded document. */
export const fileAddress = (agentId: string, kbId: string): string =>
  API_BASE + fillPath(knowledge.file.path, { agentId, kbId })

type Change = { id: string; change: Correction }

export function useCorrectPassage({ agentId, kbId, pageId }: PageOfItem) {
  return useMutation({
    ...useOptimism<KnowledgePassage>(passagesQuery({ agentId, kbId, pageId }).queryKey),
    mutationFn: ({ id: passageId, change: body }: Change) =>
      call(knowledge.correctPassage, { params: { agentId, kbId, passageId }, body }),
  })
}

export function useCorrectFact({ agentId, kbId, pageId }: PageOfItem) {
  return useMutation({
    ...useOptimism<KnowledgeFact>(factsQuery({ agentId, kbId, pageId }).queryKey),
    mutationFn: ({ id: factId, change: body }: Change) =>
      call(knowledge.correctFact, { params: { agentId, kbId, factId }, body }),
  })
}

/** A row changes at once, and changes back if the server refuses. Other data that the change affects is fetched again. */
function useOptimism<Row extends KnowledgePassage>(queryKey: readonly unknown[]) {
  const again = useReadAgain(knowledge.facts, knowledge.passages)
  const queryClient = useQueryClient()
  return {
    onMutate: async ({ id, change }: Change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<Parts<Row>>(queryKey)
      queryClient.setQueryData<Parts<Row>>(
        queryKey,
        (parts) =>
          parts && withRows(parts, (row) => (row.id === id ? asChanged(row, change) : row)),
      )
      return { before }
    },
    onError: (_error: Error, _change: Change, context?: { before: Parts<Row> | undefined }) =>
      void queryClient.setQueryData(queryKey, context?.before),
    onSettled: again,
  }
}

const withRows = <Row>(parts: Parts<Row>, map: (row: Row) => Row): Parts<Row> => ({
  ...parts,
  pages: parts.pages.map((part) => ({ ...part, rows: part.rows.map(map) })),
})
