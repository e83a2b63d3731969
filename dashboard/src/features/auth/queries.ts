import { auth } from 'shared-types'
import { q } from '~/api/client.ts'

/** Changes only when the server is started with another configuration; a sign-in with Google is offered while it is not known. */
export const optionsQuery = () => ({
  ...q(auth.options, {}),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { failure: false } as const,
})
