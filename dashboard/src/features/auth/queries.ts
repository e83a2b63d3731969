import { auth } from 'shared-types'
import { q } from '~/api/client.ts'

/** Changes only when the server is restarted with another configuration; until it is loaded, signing in with Google is offered. */
export const optionsQuery = () => ({
  ...q(auth.options, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { failure: false } as const,
})
