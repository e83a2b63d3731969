import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  knowledge,
  type CrawlPage,
  type KnowledgeContradiction,
  type KnowledgeItem,
  type NewPagesAre,
  type SystemStatus,
} from 'shared-types'
import { call, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { entriesOf } from '~/lib/entries-of.ts'
import { systemQuery } from '~/product/queries.ts'
import { SAMPLE_PDF } from '~/lib/paths.ts'

/** Live updates report changes; this is the polling interval for when the stream is down. */
const TRAINING_POLL_MS = 5_000

export const itemsQuery = (agentId: string) => ({
  ...q(knowledge.list, { params: { id: agentId } }),
  meta: { failure: 'Error fetching knowledge base' },
  refetchInterval: (query: { state: { data?: KnowledgeItem[] } }) =>
    entriesOf(query.state.data).some((item) => item.status === 'training') && TRAINING_POLL_MS,
})

export const allItemsQuery = () => ({
  ...q(knowledge.listAll, {}),
  meta: { failure: 'Error fetching knowledge base' },
})

export const pagesQuery = (agentId: string, kbId: string) => ({
  ...q(knowledge.pages, { params: { agentId, kbId } }),
  meta: { failure: 'Error fetching knowledge base' },
})

export const gapsQuery = (agentId: string) => q(knowledge.gaps, { params: { agentId } })

export const contradictionsQuery = (agentId: string) =>
  q(knowledge.contradictions, { params: { agentId } })

type Side = KnowledgeContradiction['sides'][number]

/** Uses the agent that owns the contradicting source. */
export function useHideSide(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = contradictionsQuery(agentId)
  return useMutation({
    mutationFn: ({ agent_id, kb_id: kbId, fact_id: factId }: Side) =>
      call(knowledge.correctFact, {
        params: { agentId: agent_id, kbId, factId },
        body: { hidden: true },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    meta: { success: 'Hidden: it is never said', failure: 'It could not be hidden' },
  })
}

/** The owner says that both statements are right: the pair is not shown again until one of them changes. */
export function useAcceptContradiction(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = contradictionsQuery(agentId)
  return useMutation({
    mutationFn: (id: string) =>
      call(knowledge.acceptContradiction, { params: { agentId }, body: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    meta: {
      success: 'Kept: it comes back when one of them changes',
      failure: 'It could not be kept',
    },
  })
}

export const sampleSiteQuery = () => ({
  ...systemQuery(),
  select: (status: SystemStatus) => status.sample_site,
})

/** The sample document as a file, as if the user had chosen it. */
export const useSamplePdf = () =>
  useMutation({
    mutationFn: async () => {
      const answer = await fetch(SAMPLE_PDF)
      if (!answer.ok) throw new Error('The sample could not be loaded.')
      return new File([await answer.blob()], 'Guide for guests.pdf', { type: 'application/pdf' })
    },
  })

export const useFindPages = () =>
  useMutation({
    mutationFn: (body: CrawlPage) => call(knowledge.crawl, { body }),
  })

type NewSource =
  | { type: 'PDF' | 'DOCUMENT'; agentId: string; title: string; file: File }
  | { type: 'TEXT'; agentId: string; title: string; text: string }
  | {
      type: 'WEB_PAGES'
      agentId: string
      url: string
      refId: string
      trashLinks: string[]
      documents: string[]
      newPages: NewPagesAre
    }

export function useAddSource() {
  const refresh = useReadItemsAgain()
  return useMutation({
    mutationFn: (source: NewSource) => call(knowledge.add, {}, { form: toForm(source) }),
    onSuccess: refresh,
    meta: { success: 'Knowledge base added successfully' },
  })
}

export function useLinkItems(agentId: string) {
  const refresh = useReadItemsAgain()
  return useMutation({
    mutationFn: async (kbIds: string[]) => {
      if (!agentId) throw new Error('linking without an agent')
      return call(knowledge.link, { body: { agent_id: agentId, kb_ids: kbIds } })
    },
    onSuccess: refresh,
    meta: {
      success: 'Knowledge base linked successfully',
      failure: agentId ? 'An error occurred' : 'Agent identity is missing.',
    },
  })
}

export function useUnlinkItem(agentId: string) {
  const refresh = useReadItemsAgain()
  return useMutation({
    mutationFn: (kbId: string) =>
      call(knowledge.unlink, { body: { kb_id: kbId, agent_id: agentId } }),
    onSuccess: refresh,
    meta: {
      success: 'Knowledge base unlinked successfully',
      failure: 'An error occurred while unlinking knowledge base',
    },
  })
}

export function useRetrainItem(agentId: string) {
  const refresh = useReadItemsAgain()
  return useMutation({
    mutationFn: (kbId: string) =>
      call(knowledge.retrain, { body: { kb_id: kbId, agent_id: agentId } }),
    onSuccess: refresh,
    meta: {
      success: 'Data retrained successfully',
      failure: 'An error occurred while retraining.',
    },
  })
}

export function useRemoveItem(agentId: string) {
  const refresh = useReadItemsAgain()
  return useMutation({
    mutationFn: (kbId: string) => call(knowledge.remove, { params: { agentId, kbId } }),
    onSuccess: refresh,
    meta: { success: 'Knowledge base deleted', failure: 'Error deleting knowledge base' },
  })
}

/** Removed from the list at once; restored if the server refuses. */
export function useRemoveGap(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = gapsQuery(agentId)
  return useMutation({
    mutationFn: (gapId: string) => call(knowledge.removeGap, { params: { agentId, gapId } }),
    onMutate: (gapId) =>
      queryClient.setQueryData(queryKey, (gaps) => gaps?.filter((gap) => gap.id !== gapId)),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/**
 * The owner says that the content found does not answer the question: it is listed as open again at once, and moved back if the server
 * refuses.
 */
export function useKeepGapOpen(agentId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = gapsQuery(agentId)
  return useMutation({
    mutationFn: (gapId: string) => call(knowledge.keepGapOpen, { params: { agentId, gapId } }),
    onMutate: (gapId) =>
      queryClient.setQueryData(queryKey, (gaps) =>
        gaps?.map(({ covered, ...gap }) =>
          covered && gap.id !== gapId ? { ...gap, covered } : gap,
        ),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    meta: { failure: 'Error keeping the question open' },
  })
}

const useReadItemsAgain = () => useReadAgain(knowledge.list, knowledge.listAll, knowledge.pages)

/** The multipart fields that the endpoint reads. */
function toForm(source: NewSource): FormData {
  const form = new FormData()
  form.set('type', source.type)
  form.set('agent_id', source.agentId)
  if (source.type === 'TEXT') {
    form.set('title', source.title)
    form.set('text', source.text)
  } else if (source.type !== 'WEB_PAGES') {
    form.set('title', source.title)
    // The file comes last, so that the server has read the other fields before it.
    form.set('file', source.file)
  } else {
    form.set('url', source.url)
    form.set('refId', source.refId)
    form.set('trashLinks', source.trashLinks.join(','))
    if (source.newPages !== 'learn') form.set('new_pages', source.newPages)
    if (source.documents.length > 0) form.set('documents', source.documents.join(','))
  }
  return form
}
