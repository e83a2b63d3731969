import { keepPreviousData, useMutation } from '@tanstack/react-query'
import {
  CONTACT_IMPORT_MAX,
  CONTACT_PAGE,
  callLogs,
  contacts,
  type ContactImport,
  type WriteContact,
} from 'shared-types'
import { call, callWithMessage, q } from '~/api/client.ts'
import { useReadAgain } from '~/api/read-again.ts'

export const contactsQuery = (page: number, search: string) => ({
  ...q(contacts.list, { query: { page, limit: CONTACT_PAGE, ...(search && { q: search }) } }),
  placeholderData: keepPreviousData,
})

/** Adds people in as many calls as needed. Where one fails, those added before it stay, and are recognised the next time. */
export function useStoreContacts() {
  const again = useReadContactsAgain()
  return useMutation({
    mutationFn: async (all: readonly WriteContact[]) => {
      const sum: ContactImport = { added: 0, renamed: 0, unchanged: 0 }
      for (let from = 0; from < all.length; from += CONTACT_IMPORT_MAX) {
        const part = all.slice(from, from + CONTACT_IMPORT_MAX)
        const stored = await call(contacts.store, { body: { contacts: part } })
        sum.added += stored.added
        sum.renamed += stored.renamed
        sum.unchanged += stored.unchanged
      }
      return sum
    },
    onSettled: again,
  })
}

export function useRemoveContact() {
  const again = useReadContactsAgain()
  return useMutation({
    mutationFn: (id: string) => callWithMessage(contacts.remove, { params: { id } }),
    onSettled: again,
    meta: { success: true },
  })
}

export function useRemoveContacts() {
  const again = useReadContactsAgain()
  return useMutation({
    mutationFn: () => callWithMessage(contacts.removeAll, {}),
    onSettled: again,
    meta: { success: true },
  })
}

/** Calls contain the names of contacts. */
const useReadContactsAgain = () => useReadAgain(contacts.list, callLogs.list, callLogs.read)
