import { queryOptions, useMutation } from '@tanstack/react-query'
import { API_DOCUMENT_PATH } from 'shared-types'
import { API_BASE } from '~/lib/paths.ts'
import { type ApiDocument, operationsOf } from './document.ts'

/** The description of the API, which only changes with a new release of the server. */
export const referenceQuery = () =>
  queryOptions({
    queryKey: [API_DOCUMENT_PATH],
    queryFn: async ({ signal }) => {
      const response = await fetch(`${API_BASE}${API_DOCUMENT_PATH}`, { signal })
      if (!response.ok) throw new Error(`The reference was answered with ${response.status}.`)
      const document = (await response.json()) as ApiDocument
      return { document, operations: operationsOf(document) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export type Tried = { method: string; path: string; key: string; body: string | null }

/** Sends a request as another program would: with a key, and without this browser's session. */
export const useTry = () =>
  useMutation({
    mutationFn: async ({ method, path, key, body }: Tried) => {
      const response = await fetch(`${API_BASE}${path}`, {
        method,
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${key}`,
          ...(body !== null && { 'content-type': 'application/json' }),
        },
        ...(body !== null && { body }),
      })
      const answer: unknown = await response.json()
      return { status: response.status, text: JSON.stringify(answer, null, 2) }
    },
    meta: { failure: 'The request could not be sent' },
  })
