import { useMutationState, type MutationFilters } from '@tanstack/react-query'

/**
 * Key of the mutations that delete something, alone or with others. While one runs, and unless it fails, nothing about the deleted id is
 * read again, because the server has only 404s for it.
 */
export const deletionOf = (id: string) => [DELETION, id]

/** Finds the deletions that run or have succeeded: all of them, or those of one id. */
export const deletions = (...id: [string?]): MutationFilters => ({
  mutationKey: [DELETION, ...id],
  predicate: ({ state }) => state.status !== 'error',
})

export const useIsDeleting = (id: string): boolean =>
  useMutationState({ filters: deletions(id) }).length > 0

const DELETION = 'deletion'
