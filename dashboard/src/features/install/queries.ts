import { install } from 'shared-types'
import { q } from '~/api/client.ts'
import { isDeadLink } from '~/api/dead-link.ts'
import { retryUnless } from '~/api/failure.ts'

/** The page itself reports a failure. */
export const sheetQuery = (code: string) => ({
  ...q(install.sheet, { query: { code } }),
  retry: retryUnless(isDeadLink),
  meta: { failure: false } as const,
})
