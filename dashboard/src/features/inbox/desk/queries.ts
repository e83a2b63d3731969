import { useMutation } from '@tanstack/react-query'
import {
  assist,
  notes,
  otherConversations,
  ratings,
  savedReplies,
  team,
  type NewNote,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const notesQuery = (id: string) => q(notes.list, { params: { id } })
export const peopleQuery = () => q(team.read, {})
export const savedRepliesQuery = () => q(savedReplies.list, {})
export const othersQuery = (id: string) => q(otherConversations.list, { params: { id } })
export const ratingQuery = (id: string) => q(ratings.ofConversation, { params: { id } })

export function useAddNote(id: string) {
  const again = useReadAgain(notes.list)
  return useMutation({
    mutationFn: (note: NewNote) => call(notes.add, { params: { id }, body: note }),
    onSuccess: again,
    meta: { failure: 'The note could not be added' },
  })
}

export function useRemoveNote() {
  const again = useReadAgain(notes.list)
  return useMutation({
    mutationFn: (id: string) => callWithMessage(notes.remove, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export const useSuggest = (id: string) =>
  useMutation({
    mutationFn: () => call(assist.suggest, { params: { id } }),
    meta: { failure: 'No reply could be suggested' },
  })

export const useSummary = (id: string) =>
  useMutation({
    mutationFn: () => call(assist.summarize, { params: { id } }),
    meta: { failure: 'The conversation could not be summed up' },
  })
