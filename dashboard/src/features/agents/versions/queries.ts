import { useMutation } from '@tanstack/react-query'
import { agentVersions, type AgentSettings, type AskDraft } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const versionsQuery = (agentId: string) => q(agentVersions.read, { params: { agentId } })

type Change = Partial<Omit<AgentSettings, 'agent_id'>>

export const useSaveDraft = (agentId: string) =>
  useVersionChange((body: Change) =>
    callWithMessage(agentVersions.saveDraft, { params: { agentId }, body }),
  )

export const useDropDraft = (agentId: string) =>
  useVersionChange((_: void) => callWithMessage(agentVersions.dropDraft, { params: { agentId } }))

export const usePublish = (agentId: string) =>
  useVersionChange((body: { note: string; despite_regressions: boolean; untested: boolean }) =>
    callWithMessage(agentVersions.publish, { params: { agentId }, body }),
  )

export const useRestore = (agentId: string) =>
  useVersionChange((versionId: string) =>
    callWithMessage(agentVersions.restore, { params: { agentId, versionId } }),
  )

export const useAskDraft = (agentId: string) =>
  useMutation({
    mutationFn: (body: AskDraft) => call(agentVersions.askDraft, { params: { agentId }, body }),
    meta: { failure: 'The draft could not be asked' },
  })

function useVersionChange<I, R>(mutationFn: (input: I) => Promise<R>) {
  const again = useReadAgain(agentVersions.read)
  return useMutation({
    mutationFn,
    onSettled: again,
    meta: { success: true },
  })
}
