import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentTests, type WriteAgentTest } from 'shared-types'
import { callWithMessage } from '~/api/client.ts'

/** @param testId null adds a new test. */
export function useSaveTest(agentId: string, testId: string | null = null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: WriteAgentTest) =>
      testId === null
        ? callWithMessage(agentTests.create, { params: { agentId }, body })
        : callWithMessage(agentTests.update, { params: { agentId, testId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [agentTests.list.path] }),
    meta: { success: true },
  })
}

/** A test with a question that has to be answered, whatever the answer is. */
export const answeredTest = (question: string): WriteAgentTest => ({
  kind: 'question',
  lines: [question],
  expects: {
    must_contain: [],
    must_not_say: [],
    must_cite: null,
    not_known: false,
    decision: null,
  },
})
