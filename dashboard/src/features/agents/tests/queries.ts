import { useMutation } from '@tanstack/react-query'
import { agentTests } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import type { RunRead } from './rows.ts'

/** Live updates report results a few at a time; this is the polling interval for when the stream is down. */
const POLL_MS = 5_000

export const testsQuery = (agentId: string) => q(agentTests.list, { params: { agentId } })

export const runQuery = (agentId: string, runId: string) => ({
  ...q(agentTests.readRun, { params: { agentId, runId } }),
  refetchInterval: (query: { state: { data?: RunRead } }) =>
    query.state.data?.run.finished_at === null && POLL_MS,
})

export function useDeleteTest(agentId: string) {
  const again = useReadTestsAgain()
  return useMutation({
    mutationFn: (testId: string) =>
      callWithMessage(agentTests.remove, { params: { agentId, testId } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useRunTests(agentId: string) {
  const again = useReadTestsAgain()
  return useMutation({
    mutationFn: () => call(agentTests.run, { params: { agentId } }),
    onSuccess: again,
  })
}

export function useStopRun(agentId: string) {
  const again = useReadTestsAgain()
  return useMutation({
    mutationFn: (runId: string) => call(agentTests.stopRun, { params: { agentId, runId } }),
    onSuccess: again,
  })
}

const useReadTestsAgain = () => useReadAgain(agentTests.list, agentTests.readRun)
