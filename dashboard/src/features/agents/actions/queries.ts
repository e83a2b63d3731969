import { useMutation } from '@tanstack/react-query'
import { type ActionHeader, actions, type WriteAction } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const actionsQuery = (agentId: string) => q(actions.list, { params: { agentId } })

/** @param actionId null adds a new action. */
export function useSaveAction(agentId: string, actionId: string | null) {
  const again = useReadAgain(actions.list)
  return useMutation({
    mutationFn: (body: WriteAction) =>
      actionId === null
        ? callWithMessage(actions.create, { params: { agentId }, body })
        : callWithMessage(actions.update, { params: { agentId, actionId }, body }),
    onSuccess: again,
    meta: { success: true },
  })
}

export function useDeleteAction(agentId: string) {
  const again = useReadAgain(actions.list)
  return useMutation({
    mutationFn: (actionId: string) =>
      callWithMessage(actions.remove, { params: { agentId, actionId } }),
    onSettled: again,
    meta: { success: true },
  })
}

type ToolServer = { url: string; headers: ActionHeader[]; action_id: string | null }

/** Asks an MCP server which tools it offers now. */
export const useReadTools = (agentId: string) =>
  useMutation({
    mutationFn: (body: ToolServer) => call(actions.tools, { params: { agentId }, body }),
  })

export function useTryAction(agentId: string, actionId: string) {
  const again = useReadAgain(actions.list)
  return useMutation({
    mutationFn: (inputs: Record<string, string>) =>
      call(actions.try, { params: { agentId, actionId }, body: { inputs } }),
    onSettled: again,
  })
}
