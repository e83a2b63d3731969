import { useMutation } from '@tanstack/react-query'
import { agents, knowledge, taughtAnswers, type WriteTaughtAnswer } from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'
import { slicesOf, type Written } from './slices.ts'

export const taughtQuery = (agentId: string) => q(taughtAnswers.list, { params: { agentId } })
export const openQuestionsQuery = (agentId: string) => q(knowledge.gaps, { params: { agentId } })
export const otherAgentsQuery = () => q(agents.list, {})

/** @param answerId null adds a new answer. */
export function useTeach(agentId: string, answerId: string | null) {
  const again = useReadTaughtAgain()
  return useMutation({
    mutationFn: (body: WriteTaughtAnswer) =>
      answerId === null
        ? callWithMessage(taughtAnswers.create, { params: { agentId }, body })
        : callWithMessage(taughtAnswers.update, { params: { agentId, answerId }, body }),
    onSuccess: again,
    meta: { success: true },
  })
}

export function useUnteach(agentId: string) {
  const again = useReadTaughtAgain()
  return useMutation({
    mutationFn: (answerId: string) =>
      callWithMessage(taughtAnswers.remove, { params: { agentId, answerId } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useTeachMany(agentId: string) {
  const again = useReadTaughtAgain()
  return useMutation({
    mutationFn: async (answers: Written[]) => {
      const all = { added: 0, changed: 0 }
      for (const slice of slicesOf(answers)) {
        const body = { answers: slice }
        const { added, changed } = await call(taughtAnswers.store, { params: { agentId }, body })
        all.added += added
        all.changed += changed
      }
      return all
    },
    // Where the server refuses one slice, the earlier ones stay stored.
    onSettled: again,
    meta: { failure: 'The answers could not be imported' },
  })
}

const useReadTaughtAgain = () => useReadAgain(taughtAnswers.list, knowledge.gaps)
